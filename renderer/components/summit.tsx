import type { ReactNode } from 'react'
import { beforeAndAfter } from '../calendar/day-after.ts'
import { readHours } from '../calendar/read-hours.ts'
import { singles } from '../content/kinds/singles.ts'
import { isSummerTime } from '../content/relations/time-zone.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { useSite } from '../use-page.ts'
import { FigureById, Paragraph, Text } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { ExternalLink, PlaceholderNote } from './links.tsx'
import { Portrait } from './Picture.tsx'
import { PageSection } from './page-parts.tsx'

/** The band where the page of a summit begins: its words, if it has any, and once its date has passed, that it has. */
export function Banner({ summit }: { summit: Summit | AnnualSummit }) {
  const { after } = beforeAndAfter(summit, useSite().today)
  const hasWords = 'banner' in summit
  return (
    <div className="on-sun border-b-2 border-ink px-5 py-3 text-center font-label text-label" {...(!hasWords && after)}>
      {hasWords && <p>{summit.banner}</p>}
      <p className="date-passed" {...after}>
        <WithLink words={summit.over} />
      </p>
    </div>
  )
}

/** When and where the summit of the page takes place; the online summit says its zone, too, the annual one its attendees. */
export function EventFacts({ summit }: { summit: Summit | AnnualSummit }) {
  const isOnline = 'zoneLabel' in summit
  const [attendees] = isOnline ? [] : summit.stats
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-x-8 gap-y-3 font-display text-h3">
        <Fact icon="calendar">
          <FigureById id="date" />
        </Fact>
        <Fact icon="globe">{summit.location}</Fact>
        <Fact icon="clock">
          <FigureById id="hours" />
          {isOnline && (
            <>
              {` ${summit.zoneLabel} (`}
              <FigureById id="utc-offset" />
              {isSummerTime(summit.date, summit.timeZone) && ', summer time'})
            </>
          )}
        </Fact>
        {attendees && (
          <Fact icon="people">
            <FigureById id={attendees.id} /> <Text>{attendees.label}</Text>
          </Fact>
        )}
      </ul>
      {isOnline && <LocalTime summit={summit} />}
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon name={icon} className="shrink-0" />
      <span>{children}</span>
    </li>
  )
}

/** The same hours in the visitor's zone, which a script fills in. The line is reserved, so nothing moves. */
function LocalTime({ summit }: { summit: Summit }) {
  const { date, hours, utcOffset } = summit
  const { from, to } = readHours(hours)
  const { before } = beforeAndAfter(summit, useSite().today)
  return (
    <p className="local-time script-only font-label text-muted" {...before}>
      In your time zone: <time dateTime={`${date}T${from}${utcOffset}`} data-until={`${date}T${to}${utcOffset}`} />
    </p>
  )
}

/** A link from one summit's page to the other, after what else there is to note. */
export function OtherSummit({ words, notice }: { words: Summit['otherSummit']; notice?: string }) {
  return (
    <div className="flex max-w-text flex-col gap-2 text-small text-muted">
      {notice && <p>{notice}</p>}
      <p>
        <WithLink words={words} />
      </p>
    </div>
  )
}

/** A text and where it leads, which stays in one line. */
function WithLink({ words: { text, link } }: { words: Summit['otherSummit'] }) {
  return (
    <>
      <Text>{text}</Text>{' '}
      <a href={link.href} className="inline-block">
        {link.label}
      </a>
    </>
  )
}

/** The keynote speaker of the online summit; before it is known who speaks, what about. */
export function Keynote({ keynote }: Pick<Summit, 'keynote'>) {
  const { name, role, topic, bio, image, tedTalkUrl, websiteUrl, placeholder } = keynote
  if (placeholder)
    return (
      <article data-card="keynote" data-placeholder>
        <h3 className="statement">
          <Text>{topic}</Text>
        </h3>
        <p className="mt-3 font-label text-small text-muted">{name}</p>
      </article>
    )
  return (
    <article data-card="keynote" className="grid gap-6 sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <Portrait image={image} name={name} className="aspect-square w-full max-w-56" />
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="text-h2">{name}</h3>
          <p className="mt-1 font-label text-label text-muted">{role}</p>
        </div>
        <Paragraph className="text-lead">{topic}</Paragraph>
        <Paragraph>{bio}</Paragraph>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <ExternalLink href={tedTalkUrl}>Watch a talk</ExternalLink>
          </li>
          <li>
            <ExternalLink href={websiteUrl}>Visit the speaker’s site</ExternalLink>
          </li>
        </ul>
      </div>
    </article>
  )
}

/** Speakers with their topics; while none is known, a line says so. */
export function Speakers({ title, speakers }: Pick<Summit, 'speakers'> & { title: string }) {
  const look = speakers.length === 0 ? 'quiet' : undefined
  return (
    <PageSection id={singles.summit.parts.speakers} title={title} look={look}>
      {look ? (
        <PlaceholderNote>Names, roles and topics are not known.</PlaceholderNote>
      ) : (
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
          {speakers.map(({ name, role, topic }) => (
            <li key={name} data-card="speaker" className="flex gap-5">
              <Portrait image={{ alt: `Monogram of ${name}` }} name={name} className="aspect-square w-28" />
              <div className="min-w-0">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1 font-label text-small text-muted">{role}</p>
                <Paragraph className="mt-3">{topic}</Paragraph>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
