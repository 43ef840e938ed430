import type { ReactNode } from 'react'
import type { Figure } from '../../content/figures/figure.ts'
import { type Chart as ChartData, type ChartKind, figuresIn } from '../../content/schemas/chart.ts'
import { usePage } from '../../use-page.ts'
import { FigureValue, findFigure, Paragraph, StandingWord, Text } from '../FigureText.tsx'
import { Areas, Bar, Dots, FunnelStep, Pieces, Rings } from './drawings.tsx'

/** A chart of the frontmatter, drawn as `schemas/chart.ts` describes its kind. */
export function Chart({ chart }: { chart: ChartData }) {
  const page = usePage()
  const { kind, title, note } = chart
  if (kind === 'form') return <FormDrawing chart={chart} />
  const { whole, figures } = figuresIn(chart)
  const placed = [...(whole ? [whole] : []), ...figures]
  const labelled = placed.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const all = labelled.map(({ figure }) => Number(figure.value))
  const { row: Row, picture } = drawings[kind]
  const rows = labelled.map((part, index) => {
    const [value = 0, next = value] = all.slice(index)
    const isPart = whole === undefined || index > 0
    const share = isPart ? value / 100 : 1
    const isHollow = part.figure.standsFor === 'goal'
    const isFirst = index === 0
    return { ...part, drawing: Row && <Row {...{ value, all, share, next: next / 100, isPart, isFirst, isHollow }} /> }
  })
  return <ChartTable {...{ title, rows, note }} picture={picture?.(all)} heading="Part" isWide={kind === 'dots'} />
}

/** A figure of a chart, to be drawn in its row. */
interface RowProps {
  value: number
  /** The values of the whole chart. */
  all: readonly number[]
  /** Its share of the whole, and that of the next one, where the values are percentages. */
  share: number
  next: number
  /** Whether it is a part, not the whole that the others are measured against. */
  isPart: boolean
  isFirst: boolean
  isHollow: boolean
}

type Drawing =
  | { row: (props: RowProps) => ReactNode; picture?: undefined }
  | { picture: (values: readonly number[]) => ReactNode; row?: undefined }

/** How each kind is drawn: each figure in its row, or all of them in one picture. */
const drawings: Readonly<Record<Exclude<ChartKind, 'form'>, Drawing>> = {
  comparison: {
    row: ({ value, all, isFirst, isHollow }) => (
      <Bar share={value / Math.max(...all)} isLit={isFirst} isHollow={isHollow} />
    ),
  },
  parts: {
    row: ({ value, all, isPart, isHollow }) => (
      <Bar share={value / (all[0] ?? value)} isLit={isPart} isHollow={isHollow} />
    ),
  },
  share: { row: ({ share, isPart, isHollow }) => <Bar share={share} isLit={isPart} isHollow={isHollow} /> },
  funnel: {
    row: ({ share, next, isPart, isHollow }) => (
      <FunnelStep share={share} next={next} isLit={isPart} isHollow={isHollow} />
    ),
  },
  pieces: { row: ({ value }) => <Pieces count={value} /> },
  rings: { picture: (counts) => <Rings counts={counts} /> },
  areas: { picture: (values) => <Areas values={values} /> },
  dots: { picture: (percentages) => <Dots percentages={percentages} /> },
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
