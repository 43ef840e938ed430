import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { ChartFrame } from './charts/ChartTable.tsx'
import { DotMark, Lamps, sum } from './charts/drawings.tsx'
import { FigureById, findFigure, Text } from './FigureText.tsx'

/** How many lights are in a row. */
const columns = 25

/** The colours of the two parts, which are the editions: counts, which are not lit. The first has that of the words. */
export const editionColors = [false, 'text-unlit'] as const

/** How many rows the lights of counts take, each in rows of its own, with an empty row after it. */
const rowsOf = (counts: readonly number[]) => sum(counts.map((count) => Math.ceil(count / columns) + 1))

/** A light for each of a total: each of its two parts in a colour and in rows of its own, and open dots for any rest. */
export function Lights({ lights: { title, total, parts, rest } }: Pick<DataOf<'home'>, 'lights'>) {
  const page = usePage()
  const countOf = (figure: string) => Number(findFigure(figure, page).value)
  const counts = parts.map(({ figure }) => countOf(figure))
  const left = countOf(total) - sum(counts)
  const groups = [...parts, ...(left > 0 ? [{ figure: undefined, label: rest }] : [])].map((group, index) => ({
    ...group,
    places: { count: counts[index] ?? left, columns, from: columns * rowsOf(counts.slice(0, index)) },
    look: { color: editionColors[index] ?? ('text-unlit' as const), isOpen: !group.figure },
  }))
  return (
    <ChartFrame title={title}>
      <svg
        viewBox={`.1 .1 ${columns - 0.2} ${rowsOf(groups.map(({ places }) => places.count)) - 1.2}`}
        aria-hidden="true"
        className="lights mt-6"
      >
        {groups.map(({ label, places, look }) => (
          <Lamps key={label} {...places} {...look} />
        ))}
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-8 font-label">
        {groups.map(({ figure, label, look }) => (
          <li key={label} className="flex items-center gap-2">
            <DotMark {...look} />
            <span>
              {figure && <FigureById id={figure} />} <Text>{label}</Text>
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
