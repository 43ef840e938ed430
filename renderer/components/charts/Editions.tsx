import { singles } from '../../content/kinds/singles.ts'
import type { Editions as EditionsData } from '../../content/schemas/editions.ts'
import { usePage } from '../../page.ts'
import { findFigure, Paragraph } from '../FigureText.tsx'
import { PageSection } from '../page-parts.tsx'
import { ChartTable } from './ChartTable.tsx'
import { Bar } from './drawings.tsx'

/** Two editions of the challenge side by side; each row of figures has a scale of its own. */
export function Editions({ editions: { title, text, names, rows } }: { editions: EditionsData }) {
  const page = usePage()
  return (
    <PageSection id={singles.getInspired.parts.editions} title={title}>
      <Paragraph className="max-w-text">{text}</Paragraph>
      {rows.map(({ label, figures: ids }) => {
        const figures = ids.map((id) => findFigure(id, page))
        const scale = Math.max(...figures.map(({ value }) => Number(value)))
        const bars = figures.map((figure, index) => ({
          figure,
          label: names[index] ?? '',
          drawing: <Bar share={Number(figure.value) / scale} isLit={index === 1} isHollow={false} />,
        }))
        return <ChartTable key={label} title={label} heading="Edition" rows={bars} />
      })}
    </PageSection>
  )
}
