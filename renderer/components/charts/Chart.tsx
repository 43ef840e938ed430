import type { ReactNode } from 'react'
import { figuresIn } from '../../content/figures/chart-figures.ts'
import type { Chart as ChartData } from '../../content/schemas/chart.ts'
import { usePage } from '../../page.ts'
import { findFigure, Text } from '../FigureText.tsx'
import { ChartFrame, ChartTable } from './ChartTable.tsx'
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
