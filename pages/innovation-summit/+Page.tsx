import Content from '#markdown/pages/innovation-summit.mdx'
import { fileAddresses } from '../../renderer/addresses.ts'
import { beforeAndAfter } from '../../renderer/calendar/day-after.ts'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { TextCards } from '../../renderer/components/cards.tsx'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { CalendarLink, ExternalButton, ExternalLink } from '../../renderer/components/links.tsx'
import { Portrait } from '../../renderer/components/Picture.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { Agenda, Banner, EventFacts, OtherSummit, Speakers } from '../../renderer/components/summit.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { Summit } from '../../renderer/content/schemas/summit.ts'
import { useSite } from '../../renderer/use-page.ts'

const parts = singles.summit.parts

export default function Page() {
  const { summit: entry, today } = useSite()
  const summit = entry.data
  return (
    <>
      <Banner summit={summit} />
      <DrawnHeader page="summit">
        <EventFacts summit={summit} />
        <div className="flex flex-col items-start gap-3">
          <div className="flex flex-wrap gap-4">
            <ExternalButton link={summit.registration} />
            <CalendarLink address={fileAddresses.summitCalendar} {...beforeAndAfter(summit, today).before} />
          </div>
          <p className="max-w-text text-small text-muted">{summit.notice}</p>
        </div>
        <OtherSummit words={summit.otherSummit} />
      </DrawnHeader>
      <Container>
        <PageSection id={parts.expect} title="What to Expect">
          <TextCards kind="expectation" cards={summit.expectations} />
        </PageSection>
        <PageSection id={parts.keynote} title="Keynote speaker">
          <Keynote keynote={summit.keynote} />
        </PageSection>
        <PageSection id={parts.speakers} title="Featured speakers">
          <Speakers speakers={summit.speakers} />
        </PageSection>
        <PageSection id={parts.agenda} title="Agenda">
          <Agenda items={summit.agenda} />
          <Paragraph className="max-w-text text-muted">{summit.agendaNote}</Paragraph>
        </PageSection>
        <div className="border-t-2 border-ink">
          <Content components={mdxComponents} />
        </div>
      </Container>
      <CallToAction call={summit.call}>
        <ExternalButton link={summit.registration} look="glow" />
      </CallToAction>
    </>
  )
}

function Keynote({ keynote }: { keynote: Summit['keynote'] }) {
  const { name, role, topic, bio, image, tedTalkUrl, websiteUrl, placeholder } = keynote
  return (
    <article
      data-card="keynote"
      data-placeholder={placeholder || undefined}
      className="grid gap-6 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] md:gap-10"
    >
      <Portrait image={image} name={name} className="aspect-square w-full max-w-56" />
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="text-h2">{name}</h3>
          <p className="mt-1 font-label text-label text-muted">{role}</p>
        </div>
        <Paragraph className="text-lead">{topic}</Paragraph>
        <Paragraph>{bio}</Paragraph>
        {!placeholder && (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <ExternalLink href={tedTalkUrl}>Watch a talk</ExternalLink>
            </li>
            <li>
              <ExternalLink href={websiteUrl}>Visit the speaker’s site</ExternalLink>
            </li>
          </ul>
        )}
      </div>
    </article>
  )
}
