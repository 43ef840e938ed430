import type { Chart } from '../../content/schemas/chart.ts'
import { Text } from '../FigureText.tsx'
import { ChartFrame } from './ChartFrame.tsx'

/** A page that asks for a few fields, as a drawing: nothing can be typed into it. */
export function FormDrawing({ chart: { title, fields, note } }: { chart: Extract<Chart, { kind: 'form' }> }) {
  return (
    <ChartFrame title={title} note={note}>
      <ul className="max-w-[26rem] border-2 border-ink font-label text-label">
        {fields.map((name) => (
          <li key={name} className="p-4">
            <Text>{name}</Text>
            <span className="mt-1 block min-h-11 border-2 border-line bg-surface" />
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
