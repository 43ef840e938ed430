import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { ChartFrame } from './charts/ChartTable.tsx'
import { Lamps } from './charts/dots.tsx'
import { sum } from './charts/drawings.tsx'
import { FigureById, findFigure, Text } from './FigureText.tsx'

/** How many lights are in a row of the largest field at most. */
const longestRow = 33
/** How many rows a field has at most, unless the largest needs more. */
const fewestRows = 7

/**
 * A dot for each of a total, none of them lit, as they are only counted: each of its parts in a field of its own, and open
 * dots for any rest. A light is as wide as the letters of its field are high, so that all are of one size.
 */
export function Lights({ lights: { title, total, parts, rest } }: Pick<DataOf<'home'>, 'lights'>) {
  const page = usePage()
  const countOf = (figure: string) => Number(findFigure(figure, page).value)
  const known = parts.map((part) => ({ ...part, count: countOf(part.figure) }))
  const others = { figure: undefined, label: rest, count: countOf(total) - sum(known.map(({ count }) => count)) }
  const fields = [...known, others].filter(({ count }) => count > 0)
  const rows = Math.max(fewestRows, ...fields.map(({ count }) => Math.ceil(count / longestRow)))
  return (
    <ChartFrame title={title}>
      <ul className="lights mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-5 sm:gap-x-8 font-label text-small">
        {fields.map(({ figure, label, count }) => {
          const columns = Math.ceil(count / rows)
          return (
            <li key={label}>
              <p className={figure ? undefined : 'text-muted'}>
                {figure && <FigureById id={figure} />} <Text>{label}</Text>
              </p>
              <svg
                viewBox={`.1 .1 ${columns - 0.2} ${Math.ceil(count / columns) - 0.2}`}
                width={`${columns - 0.2}em`}
                aria-hidden="true"
                className="mt-1"
              >
                <Lamps count={count} columns={columns} color="text-accent" isOpen={!figure} />
              </svg>
            </li>
          )
        })}
      </ul>
    </ChartFrame>
  )
}
