import type { DataOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { dotRows, dotted } from './charts/drawings.tsx'
import { FigureValue, findFigure, Text } from './FigureText.tsx'

type LightsData = NonNullable<DataOf<'home'>['lights']>

/** How many lights are in a row. */
const columns = 60

/** A light for each of a total: those of its first part are large, those of its second small, and the rest hollow. */
export function Lights({ lights: { total, parts } }: { lights: LightsData }) {
  const page = usePage()
  const shown = parts.map(({ figure, label }) => ({ figure: findFigure(figure, page), label }))
  const [large = 0, small = 0] = shown.map(({ figure }) => Number(figure.value))
  const all = Number(findFigure(total, page).value)
  const layers = [
    { count: all, width: 0.66 },
    // The ground within a ring, and around a small light.
    { count: all, width: 0.44, isGround: true },
    { count: large + small, width: 0.7, isGround: true },
    { count: large + small, width: 0.36 },
    { count: large, width: 0.66 },
  ]
  return (
    <figure className="lights">
      <svg viewBox={`0 0 ${columns} ${Math.ceil(all / columns)}`} aria-hidden="true">
        {layers.map(({ count, width, isGround }) => (
          <path
            key={`${count} ${width}`}
            d={dotRows(count, columns)}
            {...dotted}
            strokeWidth={width}
            className={isGround ? 'text-glow' : undefined}
          />
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
