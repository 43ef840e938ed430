import type { ReactNode } from 'react'
import { Text } from '../FigureText.tsx'

interface ChartFrameProps {
  title: string
  note?: string | undefined
  children: ReactNode
}

/** A chart between its title and its note. */
export function ChartFrame({ title, note, children }: ChartFrameProps) {
  return (
    <figure className="chart">
      <figcaption>
        <Text>{title}</Text>
      </figcaption>
      {children}
      {note && (
        <p className="chart-note">
          <Text>{note}</Text>
        </p>
      )}
    </figure>
  )
}
