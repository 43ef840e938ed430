import type { ReactNode } from 'react'
import { FigureById } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface EventFactsProps {
  location: string
  /** The label of the zone that the hours are in, with the offset from UTC beside it. */
  zoneLabel?: string
}

/** When and where the summit of the page takes place. */
export function EventFacts({ location, zoneLabel }: EventFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-3 font-display text-h3">
      <Fact icon="calendar">
        <FigureById id="date" />
      </Fact>
      <Fact icon="clock">
        <FigureById id="hours" />
        {zoneLabel && (
          <>
            {` ${zoneLabel} (`}
            <FigureById id="utc-offset" />)
          </>
        )}
      </Fact>
      <Fact icon="globe">{location}</Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
