import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { lightName } from '../motif/light-name.ts'
import { Motif } from '../motif/Motif.tsx'

interface PilotNeighboursProps {
  previous: Entry<Pilot> | undefined
  next: Entry<Pilot> | undefined
}

/** Links to the pilots before and after this one in the list. */
export function PilotNeighbours({ previous, next }: PilotNeighboursProps) {
  return (
    <nav aria-label="More pilots" className="no-print grid gap-px sm:grid-cols-2">
      {previous && <Neighbour pilot={previous} words="Previous pilot" />}
      {next && <Neighbour pilot={next} words="Next pilot" />}
    </nav>
  )
}

function Neighbour({ pilot: { id, data }, words }: { pilot: Entry<Pilot>; words: string }) {
  return (
    <a
      href={addressOf('pilots', id)}
      data-light={lightName(id)}
      className="group flex items-stretch gap-5 bg-sunken no-underline"
    >
      <Motif seed={id} theme={data.category} className="w-28 shrink-0 self-stretch md:w-44" />
      <span className="flex min-w-0 flex-col gap-1 py-6 pr-4 md:py-10">
        <span className="font-label text-small text-muted">{words}</span>
        <span className="font-display text-h3 group-hover:underline">{data.title}</span>
      </span>
    </a>
  )
}
