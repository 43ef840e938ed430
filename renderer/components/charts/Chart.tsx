import type { ReactNode } from 'react'
import { figuresIn } from '../../content/figures/chart-figures.ts'
import type { Figure } from '../../content/figures/figure.ts'
import type { Chart as ChartData } from '../../content/schemas/chart.ts'
import { usePage } from '../../site-context.ts'
import { findFigure } from '../FigureText.tsx'
import { Areas } from './Areas.tsx'
import { Bar } from './Bar.tsx'
import { ChartTable } from './ChartTable.tsx'
import { Dots } from './Dots.tsx'
import { FormDrawing } from './FormDrawing.tsx'
import { FunnelStep } from './FunnelStep.tsx'
import { Pieces } from './Pieces.tsx'
import { Rings } from './Rings.tsx'

/** A chart of the frontmatter: of each kind as `schemas/chart.ts` describes it. */
export function Chart({ chart }: { chart: ChartData }) {
  const page = usePage()
  const { kind, title, note } = chart
  if (kind === 'form') return <FormDrawing title={title} fields={chart.fields} note={note} />
  const { whole, figures } = figuresIn(chart)
  const placed = [...(whole ? [whole] : []), ...figures]
  const known = placed.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const drawn = known.map(({ figure }) => figure)
  const rows = known.map((row, index) => ({ ...row, drawing: drawRow(kind, drawn, index, whole !== undefined) }))
  const picture = drawAll(kind, drawn)
  return <ChartTable {...{ title, rows, picture, note }} heading="Part" isWide={kind === 'dots'} />
}

/** The picture of the kinds in which one picture draws all figures. */
function drawAll(kind: ChartData['kind'], figures: readonly Figure[]): ReactNode {
  const values = figures.map(({ value }) => Number(value))
  if (kind === 'rings') return <Rings counts={values} />
  if (kind === 'areas') return <Areas values={values} />
  if (kind === 'dots') return <Dots percentages={values} />
  return undefined
}

/** What draws one of the figures, in the kinds in which each has a drawing. */
function drawRow(
  kind: ChartData['kind'],
  figures: readonly Figure[],
  index: number,
  beginsWithWhole: boolean,
): ReactNode {
  const values = figures.map(({ value }) => Number(value))
  const [value = 0, next = value] = values.slice(index)
  const isWhole = beginsWithWhole && index === 0
  const isHollow = figures[index]?.standsFor === 'goal'
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
