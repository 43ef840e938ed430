import { fileAddresses } from '../addresses.ts'
import { nominationDates } from '../calendar/nomination-dates.ts'
import type { DataOf } from '../content/kinds/routes.ts'
import { usePage, useSite } from '../use-page.ts'
import { Numeral } from './cards.tsx'
import { Comma, FigureById, FigureValue, findFigure, Ordinal, Paragraph, Text } from './FigureText.tsx'
import { Icon } from './Icon.tsx'
import { ButtonLink, CalendarLink } from './links.tsx'

type Nominations = DataOf<'nominations'>

/** A lamp for each concept that an organisation may nominate, lit if it must; the least and the most stand below theirs. */
export function Lamps({ stats }: Pick<Nominations, 'stats'>) {
  const page = usePage()
  const figures = stats.map(({ id }) => findFigure(id, page))
  const counts = figures.map(({ value }) => Number(value))
  const most = Math.max(...counts)
  return (
    <div className="flex flex-col gap-6">
      <p className="stats stats-large lamps flex-nowrap justify-between gap-3">
        {Array.from({ length: most }, (_, index) => {
          const figure = figures[counts.indexOf(index + 1)]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lamps stay where they are
            <span key={index}>
              <span className={index < Math.min(...counts) ? 'lamp lit' : 'lamp'} />
              {figure && (
                <span className="numeral mt-3 block">
                  <FigureValue figure={figure}>
                    <Numeral figure={figure} />
                  </FigureValue>
                  {index + 1 < most && <Comma />}
                </span>
              )}
            </span>
          )
        })}
      </p>
      <p className="font-display text-h3">{stats[0]?.label}</p>
    </div>
  )
}

export function Steps({ steps }: Pick<Nominations, 'steps'>) {
  return (
    <ol className="path">
      {steps.map(({ title, text }, index) => (
        <li key={title} data-card="step" className="items-baseline gap-6 md:grid md:grid-cols-[16rem_1fr]">
          <p className="path-mark">
            <Ordinal value={index + 1} />
          </p>
          <h3 className="text-h3">{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  )
}

export function Timeline({ timeline, zoneLabel }: Pick<Nominations, 'timeline' | 'zoneLabel'>) {
  return (
    <>
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {timeline.map(({ id, time, event }) => (
          <li key={id} data-card="date" className="flex flex-col gap-2 border-t-4 border-ink pt-4">
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
