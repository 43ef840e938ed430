import type { Chart as ChartData } from '../../content/schemas/chart.ts'
import { type PageScope, usePage } from '../../site-context.ts'
import { findFigure } from '../FigureText.tsx'
import { type BarRow, BarTable } from './BarTable.tsx'

/** A chart of the frontmatter. */
export function Chart({ chart }: { chart: ChartData }) {
  return <BarTable title={chart.title} heading="Part" rows={toRows(chart, usePage())} note={chart.note} />
}

/** The bars of a chart, each with its length as a share of the chart's scale. */
function toRows({ kind, whole, bars }: ChartData, page: PageScope): BarRow[] {
  const known = bars.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const total = whole && { figure: findFigure(whole.figure, page), label: whole.label }
  const values = known.map(({ figure }) => Number(figure.value))
  const scale = { comparison: Math.max(...values), parts: Number(total?.figure.value), share: 100 }[kind]
  const rows = known.map((bar, index) => ({
    ...bar,
    share: (values[index] ?? 0) / scale,
    isLit: kind !== 'comparison' || index === 0,
  }))
  return total ? [{ ...total, share: 1, isLit: false }, ...rows] : rows
}
