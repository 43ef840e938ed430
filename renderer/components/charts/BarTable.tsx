import type { Figure } from '../../content/figures/figure.ts'
import { FigureValue, Text } from '../FigureText.tsx'
import { StandingWord } from '../StandingWord.tsx'
import { Bar, type BarProps } from './Bar.tsx'

/** A figure with its label and the bar that shows it. */
export interface BarRow extends Omit<BarProps, 'isHollow'> {
  figure: Figure
  label: string
}

interface BarTableProps {
  title: string
  /** What the rows are, for the heading of their column. */
  heading: string
  rows: readonly BarRow[]
  note?: string | undefined
}

/**
 * Figures as bars: a table that everybody can read, with a bar in each row. Bars begin at zero, with the value beside
 * them.
 */
export function BarTable({ title, heading, rows, note }: BarTableProps) {
  return (
    <figure className="chart">
      <figcaption>
        <Text>{title}</Text>
      </figcaption>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Bar</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figure, label, ...bar }) => (
            <tr key={figure.id}>
              <th scope="row">
                <Text>{label}</Text>
                <StandingWord of={figure.standsFor} />
              </th>
              <td className="chart-bar">
                <Bar {...bar} isHollow={figure.standsFor === 'goal'} />
              </td>
              <td className="chart-value">
                <FigureValue figure={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="chart-note">
          <Text>{note}</Text>
        </p>
      )}
    </figure>
  )
}
