import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { Paragraph } from './FigureText.tsx'

/** What some pilots learnt, each with a link to its case study. */
export function Lessons({ pilots }: { pilots: readonly Entry<Pilot>[] }) {
  return (
    <ul className="grid gap-8 lg:grid-cols-3">
      {pilots.map(({ id, data }) => (
        <li key={id} data-card="lesson" className="relative border-l-8 border-glow pl-6">
          <Paragraph of={id}>{data.glance.learnt}</Paragraph>
          <a href={addressOf('pilots', id)} className="card-link mt-4 block font-label text-label">
            {data.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
