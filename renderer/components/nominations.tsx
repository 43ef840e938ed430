import { fileAddresses } from '../addresses.ts'
import { nominationDates } from '../calendar/nomination-dates.ts'
import { parseMoment } from '../content/figures/moment.ts'
import { extentOf } from '../content/relations/relation.ts'
import type { Nominations } from '../content/schemas/nominations.ts'
import { usePage, useSite } from '../use-page.ts'
import { Numeral } from './cards.tsx'
import { Comma, FigureById, findFigure, Paragraph, Text } from './FigureText.tsx'
import { Icon } from './Icon.tsx'
import { ButtonLink, CalendarLink } from './links.tsx'
import { scheduleRow, TimeBar, wholeOf } from './schedule.tsx'

/** A lamp for each concept that an organisation may nominate, solid if it must; the least and the most are in theirs. */
export function LeastAndMost({ stats }: Pick<Nominations, 'stats'>) {
  const page = usePage()
  const figures = stats.map(({ id }) => findFigure(id, page))
  const counts = figures.map(({ value }) => Number(value))
  const most = Math.max(...counts)
  return (
    <div className="section">
      <p className="font-display text-part text-balance">{[...new Set(stats.map(({ label }) => label))].join(', ')}</p>
      <p className="concepts">
        {Array.from({ length: most }, (_, index) => {
          const figure = figures[counts.indexOf(index + 1)]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lamps stay where they are
            <span key={index}>
              <span className={index < Math.min(...counts) ? 'lamp solid' : 'lamp'} />
              {figure && (
                <span className="numeral">
                  <Numeral figure={figure} />
                  {index + 1 < most && <Comma />}
                </span>
              )}
            </span>
          )
        })}
      </p>
    </div>
  )
}

/** The steps of the process; those that nobody has confirmed have a broken edge. */
export function Steps({ steps }: Pick<Nominations, 'steps'>) {
  return (
    <ol className="path">
      {steps.map(({ title, text, placeholder }) => (
        <li key={title} data-card="step" className={placeholder ? 'unconfirmed' : undefined}>
          <h3 className="text-h3">{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  )
}

/** The dates as a schedule, from the first day to the last: each has its days, and not those between two of them. */
export function Timeline({ timeline, zoneLabel }: Pick<Nominations, 'timeline' | 'zoneLabel'>) {
  const extents = timeline.map(({ date }) => extentOf({ value: date }))
  const isOneScale = new Set(extents.map((extent) => extent?.scale)).size === 1
  const spans = timeline.map(({ date }, row) => {
    const extent = extents[row]
    if (!extent || !isOneScale) return []
    const { from, to } = extent
    const areApart = parseMoment(date)?.kind === 'days' && from < to
    // To the end of each last day.
    return areApart ? [from, to].map((day) => ({ from: day, to: day + 1 })) : [{ from, to: to + 1 }]
  })
  const whole = wholeOf(spans.flat())
  return (
    <>
      <ol className="border-b border-line">
        {timeline.map(({ id, time, event }, row) => (
          <li key={id} data-card="date" className={scheduleRow}>
            <p className="font-display text-h3">
              <FigureById id={id} />
              {time && (
                <>
                  <Comma />
                  <span className="block font-label text-label">
                    <FigureById id={`${id}-hours`} /> {zoneLabel}
                  </span>
                </>
              )}
            </p>
            <Paragraph>{event}</Paragraph>
            <TimeBar spans={spans[row] ?? []} whole={whole} hasLine className="h-3" />
          </li>
        ))}
      </ol>
      {nominationDates(useSite()).length > 0 && (
        <p className="mt-6">
          <CalendarLink address={fileAddresses.nominationsCalendar} />
        </p>
      )}
    </>
  )
}

/** What a nomination has to bring. */
export function Requirements({ requirements }: Pick<Nominations, 'requirements'>) {
  return (
    <ul className="grid gap-6">
      {requirements.map((requirement) => (
        <li key={requirement} className="flex gap-3 text-lead">
          <Icon name="check" className="mt-1 shrink-0" />
          <span>
            <Text>{requirement}</Text>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The link to the external form. */
export function NominationForm({ form }: Pick<Nominations, 'form'>) {
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink link={form} />
      {form.description && <p className="text-muted">{form.description}</p>}
    </div>
  )
}
