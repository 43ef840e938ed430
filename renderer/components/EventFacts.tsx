import type { ReactNode } from 'react'
import { FigureById, useFigure } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface EventFactsProps {
  location: string
  /** The label of the zone that the hours are in, with the offset from UTC beside it. */
  zoneLabel?: string
  /** Whether that offset is summer time. */
  isSummer?: boolean
}

/** When and where the summit of the page takes place. */
export function EventFacts({ location, zoneLabel, isSummer }: EventFactsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-x-10 gap-y-3 font-display text-h3">
        <Fact icon="calendar">
          <FigureById id="date" />
        </Fact>
        <Fact icon="clock">
          <FigureById id="hours" />
          {zoneLabel && (
            <>
              {` ${zoneLabel} (`}
              <FigureById id="utc-offset" />
              {isSummer && ', summer time'})
            </>
          )}
        </Fact>
        <Fact icon="globe">{location}</Fact>
      </ul>
      {zoneLabel && <LocalTime />}
    </div>
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

/** The same hours in the visitor's zone, which a script fills in. The line is reserved, so nothing moves. */
function LocalTime() {
  const [start, end] = String(useFigure('hours').value).split('-')
  const day = useFigure('date').value
  const offset = useFigure('utc-offset').value
  return (
    <p className="local-time script-only">
      In your time zone: <time dateTime={`${day}T${start}${offset}`} data-until={`${day}T${end}${offset}`} />
    </p>
  )
}
