import Content from '#markdown/pages/innovation-summit.mdx'
import { fileAddresses } from '../../renderer/addresses.ts'
import { Agenda } from '../../renderer/components/Agenda.tsx'
import { CalendarLink } from '../../renderer/components/CalendarLink.tsx'
import { CallToAction } from '../../renderer/components/CallToAction.tsx'
import { EventFacts } from '../../renderer/components/EventFacts.tsx'
import { Text } from '../../renderer/components/FigureText.tsx'
import { type ButtonLook, buttonClass, ExternalLink } from '../../renderer/components/links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Portrait } from '../../renderer/components/Picture.tsx'
import { Container, PageSection } from '../../renderer/components/Section.tsx'
import { Speakers } from '../../renderer/components/Speakers.tsx'
import { TextCards } from '../../renderer/components/TextCards.tsx'
import type { Summit } from '../../renderer/content/schemas/summit.ts'
import { MdxBody } from '../../renderer/mdx/MdxBody.tsx'

/** The online summit. */
export default function Page({ summit }: { summit: Summit }) {
  return (
    <>
      <p className="bg-glow px-5 py-3 text-center font-semibold text-night">{summit.banner}</p>
      <Container>
        <PageHeader title={summit.title} lead={summit.lead}>
          <EventFacts location={summit.location} zoneLabel={summit.zoneLabel} />
          <div className="flex flex-col items-start gap-3">
            <RegisterButton summit={summit} look="filled" />
            <CalendarLink address={fileAddresses.summitCalendar} />
            <p className="max-w-text text-small text-muted">{summit.notice}</p>
          </div>
        </PageHeader>
        <PageSection id="expect" title="What to Expect">
          <TextCards kind="expectation" cards={summit.expectations} />
        </PageSection>
        <PageSection id="keynote" title="Keynote speaker">
          <Keynote keynote={summit.keynote} />
        </PageSection>
        <PageSection id="speakers" title="Featured speakers">
          <Speakers speakers={summit.speakers} />
        </PageSection>
        <PageSection id="agenda" title="Agenda">
          <Agenda items={summit.agenda} />
          <p className="max-w-text text-muted">
            <Text>{summit.agendaNote}</Text>
          </p>
        </PageSection>
        <div className="py-8">
          <MdxBody Content={Content} />
        </div>
        <CallToAction call={summit.call}>
          <RegisterButton summit={summit} look="glow" />
        </CallToAction>
      </Container>
    </>
  )
}

function RegisterButton({ summit, look }: { summit: Summit; look: ButtonLook }) {
  return (
    <ExternalLink href={summit.registration.url} className={buttonClass(look)}>
      {summit.registration.label}
    </ExternalLink>
  )
}

function Keynote({ keynote }: { keynote: Summit['keynote'] }) {
  const { name, role, topic, bio, image, tedTalkUrl, websiteUrl } = keynote
  return (
    <article
      data-card="keynote"
      className="flex max-w-text flex-col gap-5 rounded-3xl border border-line bg-surface p-6 sm:flex-row md:p-8"
    >
      <Portrait image={image} name={name} />
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="text-h3">{name}</h3>
          <p className="text-muted">{role}</p>
        </div>
        <p className="font-semibold">
          <Text>{topic}</Text>
        </p>
        <p>
          <Text>{bio}</Text>
        </p>
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
