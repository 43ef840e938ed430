import { Fragment } from 'react'
import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { ChartFrame } from './charts/ChartTable.tsx'
import { Lamps, type LampsProps } from './charts/dots.tsx'
import { sum } from './charts/drawings.tsx'
import { Comma, FigureById, findFigure, Text } from './FigureText.tsx'

/** How many lights are in a row of the largest field at most. */
const longestRow = 33
/** How many rows a field has at most, unless the largest needs more. */
const fewestRows = 7

/** Dots in rings, for what is within a part: small ones of its colour, and for the second large ones of the colour of words. */
function Ringed({ isSecond, ...place }: Pick<LampsProps, 'count' | 'columns' | 'from'> & { isSecond: boolean }) {
  return (
    <>
      <Lamps {...place} color={false} isOpen="thin" />
      {/* Without colours their size tells them apart. */}
      <Lamps {...place} color={!isSecond && 'text-accent'} size={isSecond ? '.5' : '.3'} />
    </>
  )
}

/**
 * A dot for each of a total, none of them lit, as they are only counted: each of its parts in a field of its own, and open
 * dots for any rest. What is within a part has rings, and its words beneath. A light is as wide as the letters of its
 * field are high, so that all are of one size.
 */
export function Lights({ lights: { title, total, parts, rest } }: Pick<DataOf<'home'>, 'lights'>) {
  const page = usePage()
  const countOf = (figure: string) => Number(findFigure(figure, page).value)
  const known = parts.map((part) => ({ within: [], ...part, count: countOf(part.figure) }))
  const count = countOf(total) - sum(known.map(({ count }) => count))
  const others = { figure: undefined, label: rest, within: [], count }
  const fields = [...known, others].filter(({ count }) => count > 0)
  const rows = Math.max(fewestRows, ...fields.map(({ count }) => Math.ceil(count / longestRow)))
  return (
    <ChartFrame title={title}>
      <ul className="lights mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-5 sm:gap-x-8 font-label text-small">
        {fields.map(({ figure, label, within, count }) => {
          const columns = Math.ceil(count / rows)
          const [from = 0, last = 0] = within.map((part) => countOf(part.figure))
          const ringed = within.map((part, index) =>
            index === 0
              ? { ...part, count: from - last, from: last, isSecond: false }
              : { ...part, count: last, isSecond: true },
          )
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
                <Lamps
                  count={count - from}
                  columns={columns}
                  from={from}
                  color={figure ? 'text-accent' : 'text-unlit'}
                  isOpen={!figure}
                />
                {ringed.map(({ figure, label, ...place }) => (
                  <Ringed key={figure} columns={columns} {...place} />
                ))}
              </svg>
              {ringed.map(({ figure, label, isSecond }) => (
                <Fragment key={figure}>
                  <Comma />{' '}
                  <small className="mr-3 items-center gap-1 text-ink">
                    <svg viewBox="0 0 1 1" width="16" height="16" aria-hidden="true">
                      <Ringed count={1} columns={1} isSecond={isSecond} />
                    </svg>
                    <FigureById id={figure} /> <Text>{label}</Text>
                  </small>
                </Fragment>
              ))}
            </li>
          )
        })}
      </ul>
    </ChartFrame>
  )
}
