import type { ReactNode } from 'react'
import type { Figure } from '../../content/figures/figure.ts'
import { FigureValue, Paragraph, StandingWord, Text } from '../FigureText.tsx'

interface ChartTableProps {
  title: string
  /** What the rows are, for the heading of their column. */
  heading: string
  /** The figures, each with its drawing between label and value, unless one picture shows all of them. */
  rows: readonly { figure: Figure; label: string; drawing?: ReactNode }[]
  picture?: ReactNode
  /** Whether the picture takes the whole width, instead of standing beside the words. */
  isWide?: boolean
  note?: string
}

/** Figures and their drawings: a table that everybody can read, with the value beside each drawing. */
export function ChartTable({ title, heading, rows, picture, isWide = false, note }: ChartTableProps) {
  return (
    <ChartFrame title={title} note={note}>
      <div className={picture ? `grid items-center gap-6 ${isWide ? '' : 'sm:grid-cols-2'}` : undefined}>
        {picture}
        <table>
          <thead className="sr-only">
            <tr>
              <th scope="col">{heading}</th>
              {!picture && <th scope="col">Drawing</th>}
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, label, drawing }) => (
              <tr key={figure.id}>
                <th scope="row">
                  <Text>{label}</Text>
                  <StandingWord of={figure.standsFor} />
                </th>
                {!picture && <td className="chart-bar">{drawing}</td>}
                <td className="chart-value">
                  <FigureValue figure={figure} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  )
}

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
