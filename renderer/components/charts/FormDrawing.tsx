import { Text } from '../FigureText.tsx'
import { ChartFrame } from './ChartFrame.tsx'

interface FormDrawingProps {
  title: string
  /** What the page asks for. */
  fields: readonly string[]
  note?: string | undefined
}

/** A page that asks for a few fields, as a drawing: nothing can be typed into it. */
export function FormDrawing({ title, fields, note }: FormDrawingProps) {
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
