import type { Chart, LabelledFigure } from '../schemas/chart.ts'

/** The figures that a chart draws, and what they are parts of. */
export function figuresIn(chart: Chart): { whole?: LabelledFigure | undefined; figures: readonly LabelledFigure[] } {
  if (chart.kind === 'form') return { figures: [] }
  return 'whole' in chart ? chart : { figures: chart.figures }
}
