import type { ReactNode } from 'react'
import type { Figure } from '../../content/figures/figure.ts'
import { type Chart as ChartData, figuresIn } from '../../content/schemas/chart.ts'
import { usePage } from '../../page.ts'
import { FigureValue, findFigure, Paragraph, StandingWord, Text } from '../FigureText.tsx'
import { Areas, Bar, Dots, FunnelStep, Pieces, Rings } from './drawings.tsx'

/** A chart of the frontmatter, drawn as `schemas/chart.ts` describes its kind. */
export function Chart({ chart }: { chart: ChartData }) {
  const page = usePage()
  const { kind, title, note } = chart
  if (kind === 'form') return <FormDrawing chart={chart} />
  const { whole, figures } = figuresIn(chart)
  const placed = [...(whole ? [whole] : []), ...figures]
  const known = placed.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const values = known.map(({ figure }) => Number(figure.value))
  const rows = known.map((row, index) => {
    const isWhole = whole !== undefined && index === 0
    return { ...row, drawing: drawRow(kind, values, index, { isWhole, isHollow: row.figure.standsFor === 'goal' }) }
  })
  const picture = drawAll(kind, values)
  return <ChartTable {...{ title, rows, picture, note }} heading="Part" isWide={kind === 'dots'} />
}

/** The picture, for kinds that draw all figures in one. */
function drawAll(kind: ChartData['kind'], values: readonly number[]): ReactNode {
  if (kind === 'rings') return <Rings counts={values} />
  if (kind === 'areas') return <Areas values={values} />
  if (kind === 'dots') return <Dots percentages={values} />
  return undefined
}

/** The drawing of one figure, for kinds that draw each separately. */
function drawRow(
  kind: ChartData['kind'],
  values: readonly number[],
  index: number,
  { isWhole, isHollow }: { isWhole: boolean; isHollow: boolean },
): ReactNode {
  const [value = 0, next = value] = values.slice(index)
  const share = isWhole ? 1 : value / 100
  switch (kind) {
    case 'comparison':
      return <Bar share={value / Math.max(...values)} isLit={index === 0} isHollow={isHollow} />
    case 'parts':
      return <Bar share={value / (values[0] ?? value)} isLit={!isWhole} isHollow={isHollow} />
    case 'share':
      return <Bar share={share} isLit={!isWhole} isHollow={isHollow} />
    case 'funnel':
      return <FunnelStep share={share} next={next / 100} isLit={!isWhole} isHollow={isHollow} />
    case 'pieces':
      return <Pieces count={value} />
    default:
      return undefined
  }
}

/** A page that asks for a few fields, as a drawing: nothing can be typed into it. */
function FormDrawing({ chart: { title, fields, note } }: { chart: Extract<ChartData, { kind: 'form' }> }) {
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

function ChartFrame({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
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
