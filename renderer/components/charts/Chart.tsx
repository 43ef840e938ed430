import type { Figure } from '../../content/figures/figure.ts'
import { type Chart as ChartData, type ChartKind, figuresIn } from '../../content/schemas/chart.ts'
import { type PageScope, usePage } from '../../use-page.ts'
import { findFigure, Text } from '../FigureText.tsx'
import { ChartFrame, ChartTable, type Drawn, type Part } from './ChartTable.tsx'
import { compare } from './compare.ts'
import { Bar, columnsOf, DotMark, Dots, Goals, lookOf, Stack, sum } from './drawings.tsx'

/** A chart of the frontmatter, drawn as `schemas/chart.ts` describes its kind. */
export function Chart({ chart }: { chart: ChartData }) {
  const page = usePage()
  const { kind, title, note } = chart
  if (kind === 'form') return <FormDrawing chart={chart} />
  const drawn = drawings[kind](partsOf(chart, page))
  return <ChartTable {...{ kind, title, note }} {...drawn} blank={chart.kind === 'dots' && chart.blank} />
}

/** The dots of the chart that is about a figure, without its words; nothing where no chart counts it so. */
export function DotsOf({ figure, charts }: { figure: string; charts: readonly ChartData[] }) {
  const page = usePage()
  const chart = charts.find((chart) => chart.kind === 'dots' && chart.figures[0]?.figure === figure)
  return chart && <div className="w-1/2 max-w-56 pr-2">{drawings.dots(partsOf(chart, page)).picture}</div>
}

function partsOf(chart: ChartData, page: PageScope) {
  const { whole, figures } = figuresIn(chart)
  return [...(whole ? [whole] : []), ...figures].map(({ figure: id, label }) => {
    const figure = findFigure(id, page)
    return { figure, label, value: Number(figure.value) }
  })
}

/** Only a result is lit, and what a story counts. */
const isLight = (part?: { figure: Figure }) => [undefined, 'result'].includes(part?.figure.standsFor)

const drawings: Readonly<Record<Exclude<ChartKind, 'form'>, (parts: readonly (Part & { value: number })[]) => Drawn>> =
  {
    comparison: (parts) => {
      const { goals, others, isDoubtful, certain } = compare(parts)
      const marks = goals.map(({ share }) => share)
      const isLit = !isDoubtful && isLight(others[0])
      return {
        rows: [
          ...goals.map((goal, index) => ({
            ...goal,
            at: goal.share,
            drawing: index === 0 && <Goals shares={marks} />,
          })),
          ...others.map((part, index) => ({
            ...part,
            chance: part.share > certain && (part.share > 0.5 ? ('inside' as const) : ('beyond' as const)),
            drawing: (
              <Bar share={part.share} certain={certain} color={index === 0 && isLit ? 'text-lit' : 'text-unlit'} />
            ),
          })),
        ],
      }
    },
    parts: ([whole, ...parts]) => {
      const total = whole?.value ?? 0
      const scale = Math.max(total, sum(parts.map(({ value }) => value))) || 1
      const shares = parts.map(({ value }) => value / scale)
      return {
        rows: [
          ...(whole
            ? [{ ...whole, drawing: <Stack whole={total / scale} shares={shares} isLit={isLight(parts.at(-1))} /> }]
            : []),
          // The words of the last one end with it.
          ...parts.map((part, index) => ({ ...part, at: part === parts.at(-1) ? 0 : sum(shares.slice(0, index)) })),
        ],
      }
    },
    dots: (parts) => {
      const [first] = parts
      const isLit = isLight(parts.at(-1))
      if (first?.figure.unit !== '%')
        return {
          rows: parts.map((part, level) => ({
            ...part,
            mark: parts.length > 1 && <DotMark {...lookOf(level, parts.length - 1, isLit)} />,
          })),
          picture: (
            <Dots counts={parts.map(({ value }) => value)} isLit={isLit} isMore={first?.figure.qualifier === '+'} />
          ),
        }
      const total = Number.isInteger(first.value) ? 100 : 1000
      const count = Math.round((first.value * total) / 100)
      const columns = columnsOf(total)
      // A few are set into the crowd, and their words begin beside the line to the first.
      const column = count > 0 && count <= columns / 3 ? Math.round(columns * 0.4) : 0
      const from = column && Math.floor(total / columns / 5) * columns + column
      return {
        rows: [{ ...first, at: column && (column + 1.2) / columns }],
        picture: <Dots counts={[total, count]} from={from} isLit={isLit} />,
      }
    },
    ratio: ([first, second]) => {
      if (!first || !second) return { rows: [] }
      const total = Math.round(first.value / second.value)
      return {
        rows: [
          { ...first, drawing: <Dots counts={[total, 0]} /> },
          // Its line ends beneath its value.
          {
            ...second,
            drawing: <Dots counts={[total, 1]} from={5 * columnsOf(total) + 4} isLit={isLight(second)} isAlone />,
          },
        ],
      }
    },
  }

/** A page that asks for a few fields, as a drawing: nothing can be typed into it. */
function FormDrawing({ chart: { title, fields, button, note } }: { chart: Extract<ChartData, { kind: 'form' }> }) {
  return (
    <ChartFrame title={title} note={note}>
      <div className="border-2 border-ink p-4 font-label">
        <ul>
          {fields.map((name) => (
            <li key={name}>
              <Text>{name}</Text>
              <span data-gap="unknown" className="mt-1 mb-3 block min-h-11" />
            </li>
          ))}
        </ul>
        <b className="inline-block border-2 px-6 py-2">{button}</b>
      </div>
    </ChartFrame>
  )
}
