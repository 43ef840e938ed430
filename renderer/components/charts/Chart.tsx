import { type Figure, scopeOf } from '../../content/figures/figure.ts'
import { formatFigure, isUnitShown } from '../../content/figures/format.ts'
import { type Chart as ChartData, type ChartKind, figuresIn } from '../../content/schemas/chart.ts'
import { type PageScope, usePage } from '../../use-page.ts'
import { FigureValue, findFigure, Text } from '../FigureText.tsx'
import { ChartFrame, ChartTable, type Drawn, EachDot, type Part } from './ChartTable.tsx'
import { compare } from './compare.ts'
import { columnsOf, DotMark, Dots, DotsAndOne, lookOf } from './dots.tsx'
import { Bar, Goals, Quarters, Stack, sum } from './drawings.tsx'

interface ChartProps {
  chart: ChartData
  /** The markup of the heading that it has in its text. */
  heading?: string | undefined
}

/** A chart of the frontmatter, drawn as `schemas/chart.ts` describes its kind. */
export function Chart({ chart, heading }: ChartProps) {
  const page = usePage()
  const { kind, title, note } = chart
  if (kind === 'form') return <FormDrawing chart={chart} heading={heading} />
  const blank = 'blank' in chart && chart.blank
  return <ChartTable {...{ kind, heading, title, note, blank }} {...drawings[kind](partsOf(chart, page))} />
}

/**
 * The small picture that a chart of a file has of a figure: dots of which it is the first count, or many of them and the coin that
 * it is, above what each of them stands for.
 */
export function pictureOf(figure: Figure, charts: readonly ChartData[], page: PageScope) {
  for (const chart of charts) {
    if (chart.kind !== 'dots' && chart.kind !== 'ratio') continue
    const parts = partsOf(chart, page)
    const [first, second] = parts
    if ((chart.kind === 'dots' ? first : second)?.figure !== figure) continue
    const { picture, small = picture } = drawings[chart.kind](parts)
    return (
      <>
        <div className="flex min-w-0 flex-1 flex-col justify-center self-stretch">{small}</div>
        {chart.kind === 'ratio' && <EachOfMany parts={parts} className="w-full pt-1 text-ink" />}
      </>
    )
  }
  return undefined
}

/** The most people for whom there is a dot each; of more of them, one stands for ten. */
const mostDots = 500

/** Everybody whom a pilot reached as dots, if they are counted, not too many to draw and, where a dot is ten of them, whole tens. */
export function peopleIn({ standsFor, unit, value, qualifier }: Figure) {
  const count = Number(value) > mostDots ? Number(value) / 10 : Number(value)
  if (standsFor !== 'reach' || unit !== 'people' || !Number.isInteger(count) || count > mostDots) return undefined
  return (
    <div className="mt-3 w-full">
      <Dots counts={[count]} isMore={qualifier === '+'} isWide />
      {count !== value && <EachDot count={10} of="people" className="block pt-1 text-ink" />}
    </div>
  )
}

interface Ratio {
  many: Parts[number]
  one: Parts[number]
}

/** What the first chart of a file shows that sets many things against a figure: the many, and the one that the figure is. */
export function ratioOf(figure: Figure | undefined, charts: readonly ChartData[], page: PageScope): Ratio | undefined {
  if (!figure) return undefined
  const of = scopeOf(figure.id)
  for (const chart of charts) {
    const [many, one] = chart.kind === 'ratio' ? partsOf(chart, page, of) : []
    if (many && one && one.figure === figure) return { many, one }
  }
  return undefined
}

interface RatioStripProps extends Ratio {
  /** How many dots a row has at most; a second number is for a strip that the stylesheet shows where there is room. */
  dotsInRow: readonly number[]
}

/** The coin that a figure is, many dots, and what each stands for. */
export function RatioStrip({ many, one, dotsInRow }: RatioStripProps) {
  return (
    <span aria-hidden="true" data-page-only="" className="gap-dots">
      {dotsInRow.map((most) => (
        <DotsAndOne
          key={most}
          total={timesOf(many, one)}
          isLit={isLight(one)}
          isMore={many.figure.qualifier === '+'}
          most={most}
        />
      ))}
      <EachOfMany parts={[many, one]} />
    </span>
  )
}

/** What each of many dots stands for, and the one: as much of the one figure, or as many of the other. */
function EachOfMany({ parts: [many, one], className }: { parts: Parts; className?: string }) {
  const unit = many?.figure.unit
  if (!one || !unit || isUnitShown(unit)) return null
  return (
    <EachDot count={one.value} of={unit} className={className}>
      <FigureValue figure={one.figure} />
      {!isUnitShown(one.figure.unit) && ` ${one.figure.unit ?? ''}`}, or{' '}
    </EachDot>
  )
}

/** How many times as much the one is as the other, in whole dots. */
const timesOf = (many: { value: number }, one: { value: number }) => Math.round(many.value / one.value)

/** The place of one dot among many: in a row of the upper half, near the beginning. */
function placeOfOne(total: number) {
  const columns = columnsOf(total)
  return Math.min(5, Math.floor(total / columns / 2)) * columns + Math.min(4, columns - 1)
}

function partsOf(chart: ChartData, page: PageScope, of?: string) {
  const { whole, figures } = figuresIn(chart)
  return [...(whole ? [whole] : []), ...figures].map(({ figure: id, label }) => {
    const figure = findFigure(id, page, of)
    return { figure, label, value: Number(figure.value) }
  })
}

/** What a quarter, a half, and three quarters of a scale are, in the form of a figure on it. */
const quartersOf = (scale: number, { unit, notation }: Figure) =>
  [1, 2, 3].map((quarter) => {
    const value = (scale * quarter) / 4
    return { value, label: formatFigure({ value, unit, notation }) }
  })

/** Only a result is lit, and what a story counts. */
const isLight = (part?: { figure: Figure }) => [undefined, 'result'].includes(part?.figure.standsFor)

/** What is drawn for the figures of a chart. */
type Draw = (parts: Parts) => Drawn

type Parts = readonly (Part & { value: number })[]

const drawings: Readonly<Record<Exclude<ChartKind, 'form'>, Draw>> = {
  comparison: (parts) => {
    const { scale, goals, others, isShare, isDoubtful, certain } = compare(parts)
    const marks = goals.map(({ share }) => share)
    const isLit = !isDoubtful && isLight(others[0])
    return {
      // Numbers that are not whole are hard to read, and say no more.
      behind: goals[0] && Number.isInteger(scale / 4) && <Quarters labels={quartersOf(scale, goals[0].figure)} />,
      rows: [
        ...goals.map((goal, index) => ({
          ...goal,
          at: goal.share,
          drawing: index === 0 && <Goals shares={marks} />,
        })),
        ...others.map((part, index) => ({
          ...part,
          chance: part.share > certain && part.share,
          drawing: (
            <Bar
              share={part.share}
              {...{ certain, isShare }}
              color={isDoubtful ? 'text-accent' : index === 0 && isLit ? 'text-lit' : !isShare && 'text-unlit'}
            />
          ),
        })),
      ],
    }
  },
  parts: ([whole, ...parts]) => {
    if (!whole) return { rows: [] }
    const scale = Math.max(whole.value, sum(parts.map(({ value }) => value))) || 1
    const shares = parts.map(({ value }) => value / scale)
    return {
      rows: [
        { ...whole, drawing: <Stack whole={whole.value / scale} shares={shares} isLit={isLight(parts.at(-1))} /> },
        ...parts.map((part, index) => ({ ...part, at: sum(shares.slice(0, index)) })),
      ],
    }
  },
  dots: (parts) => {
    const [first] = parts
    const isLit = isLight(parts.at(-1))
    if (first?.figure.unit !== '%') {
      const isSquare = first?.figure.unit !== 'people'
      return {
        rows: parts.map((part, level) => ({
          ...part,
          mark: parts.length > 1 && <DotMark {...lookOf(level, parts.length - 1, isLit)} isSquare={isSquare} />,
        })),
        picture: (
          <Dots
            counts={parts.map(({ value }) => value)}
            isLit={isLit}
            isSquare={isSquare}
            isMore={first?.figure.qualifier === '+'}
            isWide
          />
        ),
      }
    }
    const total = Number.isInteger(first.value) ? 100 : 1000
    const count = Math.round((first.value * total) / 100)
    const columns = columnsOf(total)
    // A few of a thousand are set into the crowd, with a line from their figure to the first.
    const column = count > 0 && total > 100 && count <= columns / 3 ? Math.round(columns * 0.2) : 0
    const from = column && Math.floor(total / columns / 5) * columns + column
    const dots = { counts: [total, count], from, isLit }
    return {
      each: total > 100 && (
        <EachDot count={total} className="text-label text-ink">
          one in{' '}
        </EachDot>
      ),
      rows: [first],
      picture: <Dots {...dots} />,
      small: <Dots {...dots} from={column && Math.round((total / columns) * 0.36) * columns + 2} isSmall />,
    }
  },
  ratio: ([first, second]) => {
    if (!first || !second) return { rows: [] }
    const total = timesOf(first, second)
    const isLit = isLight(second)
    const isMore = first.figure.qualifier === '+'
    return {
      small: <DotsAndOne {...{ total, isLit, isMore }} />,
      each: <EachOfMany parts={[first, second]} className="text-label text-ink" />,
      rows: [
        { ...first, drawing: <Dots counts={[total]} isMore={isMore} /> },
        // Its line ends beneath its value.
        {
          ...second,
          drawing: (
            <Dots counts={[total, 1]} from={placeOfOne(total + Number(isMore))} {...{ isLit, isMore }} isAlone />
          ),
        },
      ],
    }
  },
}

/** A page that asks for a few fields, as a drawing: nothing can be typed into it. */
function FormDrawing({ chart, heading }: ChartProps & { chart: Extract<ChartData, { kind: 'form' }> }) {
  const { title, fields, button, note } = chart
  return (
    <ChartFrame heading={heading} title={title} note={note} isOnPaper>
      <div className="flex flex-wrap items-end gap-3 font-label">
        <ul className="flex grow flex-wrap gap-3">
          {fields.map((name) => (
            <li key={name} className="w-28 grow">
              <Text>{name}</Text>
              <span className="mt-1 block min-h-14 [border:2px_dashed]" />
            </li>
          ))}
        </ul>
        <b className="grow px-5 py-3 text-center [border:2px_dashed] sm:grow-0">{button}</b>
      </div>
    </ChartFrame>
  )
}
