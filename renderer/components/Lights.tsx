import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { dotRows, dotted } from './charts/drawings.tsx'
import { FigureValue, findFigure, Text } from './FigureText.tsx'

type LightsData = NonNullable<DataOf<'home'>['lights']>

/** How many lights are in a row. */
const columns = 25

/** A light for each of a total: those of its first part are large, those of its second small, and the rest points. */
export function Lights({ lights: { total, parts } }: { lights: LightsData }) {
  const page = usePage()
  const shown = parts.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const all = Number(findFigure(total, page).value)
  const [large = 0, small = 0] = shown.map(({ figure }) => Number(figure.value))
  const layers = [
    { count: large, from: 0, width: 0.7 },
    { count: small, from: large, width: 0.4 },
    { count: all - large - small, from: large + small, width: 0.12 },
  ]
  return (
    <figure className="chart on-night">
      <svg viewBox={`0 0 ${columns} ${Math.ceil(all / columns)}`} aria-hidden="true" className="lights text-lit">
        {layers.map(({ count, from, width }) => (
          <path key={from} d={dotRows(count, columns, from)} {...dotted} strokeWidth={width} />
        ))}
      </svg>
      <figcaption className="mt-4 font-label text-label">
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {shown.map(({ figure, label }) => (
            <li key={figure.id}>
              <FigureValue figure={figure} /> <Text>{label}</Text>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
