import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { ChartFrame } from './charts/ChartTable.tsx'
import { DotMark, dotRows, Lamps } from './charts/drawings.tsx'
import { FigureById, findFigure, Text } from './FigureText.tsx'

type LightsData = NonNullable<DataOf<'home'>['lights']>

/** How many lights are in a row. */
const columns = 25

/** A light for each of a total: those of its first part are solid, those of its second rings, and the rest rings without light. */
export function Lights({ lights: { title, total, parts, rest } }: { lights: LightsData }) {
  const page = usePage()
  const all = Number(findFigure(total, page).value)
  let from = 0
  const layers = [...parts, { label: rest }].map((part, level) => {
    const count = 'figure' in part ? Number(findFigure(part.figure, page).value) : all - from
    const d = dotRows(count, columns, from)
    from += count
    return { ...part, d, look: { isRing: level > 0, color: 'figure' in part ? 'text-lit' : 'text-unlit' } as const }
  })
  return (
    <ChartFrame title={title}>
      <svg
        viewBox={`.1 .1 ${columns - 0.2} ${Math.ceil(all / columns) - 0.2}`}
        aria-hidden="true"
        className="lights mt-6"
      >
        {layers.map(({ d, look }) => (
          <Lamps key={d} d={d} {...look} />
        ))}
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-8 font-label">
        {layers.map(({ label, look, ...part }) => (
          <li key={label} className="flex items-center gap-2">
            <DotMark {...look} />
            <span>
              {'figure' in part && <FigureById id={part.figure} />} <Text>{label}</Text>
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
