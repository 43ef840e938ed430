import { singles } from '../../content/kinds/singles.ts'
import type { Editions as EditionsData } from '../../content/schemas/pages.ts'
import { type PageScope, usePage } from '../../site-context.ts'
import { findFigure, Paragraph } from '../FigureText.tsx'
import { PageSection } from '../Section.tsx'
import { Bar } from './Bar.tsx'
import { type ChartRow, ChartTable } from './ChartTable.tsx'

/** Two editions of the challenge side by side; each row of figures has a scale of its own. */
export function Editions({ editions: { title, text, names, rows } }: { editions: EditionsData }) {
  const page = usePage()
  return (
    <PageSection id={singles.getInspired.parts.editions} title={title}>
      <Paragraph className="max-w-text">{text}</Paragraph>
      {rows.map(({ label, figures }) => (
        <ChartTable key={label} title={label} heading="Edition" rows={toRows(names, figures, page)} />
      ))}
    </PageSection>
  )
}

function toRows(names: EditionsData['names'], ids: readonly string[], page: PageScope): ChartRow[] {
  const figures = ids.map((id) => findFigure(id, page))
  const scale = Math.max(...figures.map(({ value }) => Number(value)))
  return figures.map((figure, index) => ({
    figure,
    label: names[index] ?? '',
    drawing: <Bar share={Number(figure.value) / scale} isLit={index === 1} isHollow={false} />,
  }))
}
