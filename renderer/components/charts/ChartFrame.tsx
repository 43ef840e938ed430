import type { ReactNode } from 'react'
import { Paragraph, Text } from '../FigureText.tsx'

/** A chart between its title and its note. */
export function ChartFrame({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <figure className="chart">
      <figcaption>
        <Text>{title}</Text>
      </figcaption>
      {children}
      {note && <Paragraph className="chart-note">{note}</Paragraph>}
    </figure>
  )
}
