import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { fileAddresses } from '../addresses.ts'
import { nominationDates } from '../calendar/nomination-dates.ts'
import { FigureCards, TextCards } from '../components/cards.tsx'
import { FigureById, Ordinal, Paragraph, Text } from '../components/FigureText.tsx'
import { Icon } from '../components/Icon.tsx'
import { CalendarLink, ExternalButton, ExternalLink } from '../components/links.tsx'
import { Portrait } from '../components/Picture.tsx'
import { SectionHeading } from '../components/page-parts.tsx'
import type { MdxComponentName } from '../content/mdx/components.ts'
import { typeset } from '../content/texts/typeset.ts'
import { usePage, useSite } from '../page.ts'
import { Photograph } from '../photographs/Photograph.tsx'

/** The published components that pages in MDX use; each shows data of the page's own frontmatter. */
export const mdxComponents = {
  // Each heading of the second level has been given an id.
  h2: ({ id = '', children }) => <SectionHeading id={id}>{children}</SectionHeading>,
  img: ({ src = '', alt = '', title }) => <Photograph {...{ src, alt, title }} />,
  Stat: FigureById,
  Callout,
  Values: () => <TextCards kind="value" cards={useSite().about.data.values} />,
  Impact: () => <FigureCards cards={useSite().about.data.cards} />,
  Leaders,
  Host,
  Criteria: () => <TextCards kind="criterion" cards={useSite().nominations.data.criteria} />,
  Steps,
  Timeline,
  Requirements,
  NominationForm,
} satisfies MDXComponents & Record<MdxComponentName, unknown>

function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="prose mt-8 max-w-[44rem] border-l-8 border-glow bg-sunken p-6 md:p-8">
      <p className="font-display text-h3">{typeset(title)}</p>
      {typeof children === 'string' ? <p>{children}</p> : <div>{children}</div>}
    </div>
  )
}

function Leaders() {
  return (
    <ul className="people mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-y-10 lg:grid-cols-5">
      {useSite().leaders.map(({ id, data }) => (
        <li
          key={id}
          data-card="leader"
          data-placeholder={data.placeholder || undefined}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 sm:flex sm:flex-col sm:gap-4"
        >
          <Portrait image={data.image} name={data.name} className="row-span-2 aspect-square w-full" />
          <div className="leading-snug">
            <p className="font-display text-h3">{data.name}</p>
            <p className="mt-1 font-label text-small">{data.title}</p>
            <p className="font-label text-small text-muted">{data.organisation}</p>
          </div>
          <ExternalLink
            href={data.linkedinUrl}
            className="mt-auto inline-flex min-h-6 items-center self-start font-label text-small"
          >
            <span className="sr-only">{data.name}: </span>Professional profile
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

function Host() {
  const { host } = usePage().site.settings.data
  return (
    <div className="prose">
      <p>
        {host.description} {host.programme}
      </p>
      <p>
        <ExternalLink href={host.url}>Visit the hosting organisation</ExternalLink>
      </p>
    </div>
  )
}

function Steps() {
  return (
    <ol className="path mt-10">
      {useSite().nominations.data.steps.map(({ title, text }, index) => (
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

function Timeline() {
  const { timeline, zoneLabel } = useSite().nominations.data
  return (
    <>
      <ol className="mt-8 border-b-2 border-ink">
        {timeline.map(({ id, time, event }) => (
          <li
            key={id}
            data-card="date"
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-5 first:border-t-2 first:border-ink sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <p className="font-display text-h2">
              <FigureById id={id} />
              {time && (
                <span className="block text-h3">
                  <FigureById id={`${id}-hours`} /> {zoneLabel}
                </span>
              )}
            </p>
            <Paragraph className="text-lead">{event}</Paragraph>
          </li>
        ))}
      </ol>
      <NominationsCalendar />
    </>
  )
}

/** The dates of the nominations for a calendar, or why it cannot have them. */
function NominationsCalendar() {
  const { events, hasMore } = nominationDates(useSite())
  return (
    <div className="my-6 flex max-w-text flex-col gap-3">
      {events.length > 0 && <CalendarLink address={fileAddresses.nominationsCalendar} />}
      {hasMore && (
        <p className="text-small text-muted">
          {events.length > 0
            ? 'The calendar has the dates whose year the call gives.'
            : 'The call gives no year, so there is nothing to add to a calendar yet.'}
        </p>
      )}
    </div>
  )
}

function Requirements() {
  return (
    <ul className="mt-8 grid gap-x-8 sm:grid-cols-2">
      {useSite().nominations.data.requirements.map((requirement) => (
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

function NominationForm() {
  const { form } = useSite().nominations.data
  return (
    <div className="my-8 flex flex-col items-start gap-4">
      <ExternalButton link={form} />
      {form.description && <p className="text-muted">{form.description}</p>}
    </div>
  )
}
