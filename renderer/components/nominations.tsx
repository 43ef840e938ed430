import { fileAddresses } from '../addresses.ts'
import { nominationDates } from '../calendar/nomination-dates.ts'
import type { DataOf } from '../content/kinds/routes.ts'
import { useSite } from '../use-page.ts'
import { Comma, FigureById, Ordinal, Paragraph, Text } from './FigureText.tsx'
import { Icon } from './Icon.tsx'
import { ButtonLink, CalendarLink } from './links.tsx'

type Nominations = DataOf<'nominations'>

export function Steps({ steps }: Pick<Nominations, 'steps'>) {
  return (
    <ol className="path">
      {steps.map(({ title, text }, index) => (
        <li key={title} data-card="step">
          <p className="path-mark">
            <Ordinal value={index + 1} />
          </p>
          <h3 className="pt-3 text-h3">{title}</h3>
          <Paragraph className="mt-2 max-w-text">{text}</Paragraph>
        </li>
      ))}
    </ol>
  )
}

export function Timeline({ timeline, zoneLabel }: Pick<Nominations, 'timeline' | 'zoneLabel'>) {
  return (
    <>
      <ol className="border-b border-line">
        {timeline.map(({ id, time, event }) => (
          <li
            key={id}
            data-card="date"
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-5 first:border-t-2 first:border-ink sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <p className="font-display text-h2">
              <FigureById id={id} />
              {time && (
                <>
                  <Comma />
                  <span className="block text-h3">
                    <FigureById id={`${id}-hours`} /> {zoneLabel}
                  </span>
                </>
              )}
            </p>
            <Paragraph className="text-lead">{event}</Paragraph>
          </li>
        ))}
      </ol>
      {nominationDates(useSite()).length > 0 && (
        <p className="my-6">
          <CalendarLink address={fileAddresses.nominationsCalendar} />
        </p>
      )}
    </>
  )
}

/** What a nomination has to bring. */
export function Requirements({ requirements }: Pick<Nominations, 'requirements'>) {
  return (
    <ul className="grid">
      {requirements.map((requirement) => (
        <li key={requirement} className="flex gap-3 border-t border-line py-4">
          <Icon name="check" size={20} className="mt-1 shrink-0 text-accent" />
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
    <div className="my-8 flex flex-col items-start gap-4">
      <ButtonLink link={form} />
      {form.description && <p className="text-muted">{form.description}</p>}
    </div>
  )
}
