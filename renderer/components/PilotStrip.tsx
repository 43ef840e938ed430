import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { lightName, Motif } from '../motif/Motif.tsx'
import { Paragraph } from './FigureText.tsx'

/** Pilots at a glance: their drawings, their names, and what came of each. */
export function PilotStrip({ pilots }: { pilots: readonly Entry<Pilot>[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 lg:grid-cols-3">
      {pilots.map(({ id, data }) => (
        <li key={id} data-light={lightName(id)} className="relative">
          <Motif seed={id} theme={data.category} className="aspect-[3/2] w-full" />
          <a
            href={addressOf('pilots', id)}
            className="card-link mt-4 block font-display text-h3 no-underline hover:underline"
          >
            {data.title}
          </a>
          <Paragraph of={id} data-field="result" className="mt-1 font-label text-small">
            {data.glance.found}
          </Paragraph>
        </li>
      ))}
    </ul>
  )
}
