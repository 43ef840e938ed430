import '../../renderer/styles/summit-page.css'
import Content from '#markdown/pages/innovation-summit.mdx'
import { fileAddresses } from '../../renderer/addresses.ts'
import { beforeAndAfter } from '../../renderer/calendar/day-after.ts'
import { Agenda } from '../../renderer/components/Agenda.tsx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { TextCards } from '../../renderer/components/cards.tsx'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { ButtonLink, CalendarLink } from '../../renderer/components/links.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { Banner, EventFacts, Keynote, OtherSummit, Speakers } from '../../renderer/components/summit.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { useSite } from '../../renderer/use-page.ts'

const parts = singles.summit.parts

export default function Page() {
  const { summit: entry, today } = useSite()
  const summit = entry.data
  const { before, isOver } = beforeAndAfter(summit, today)
  const isOpen = !isOver && !summit.registration.placeholder
  return (
    <>
      <Banner summit={summit} />
      <DrawnHeader page="summit">
        <EventFacts summit={summit} />
        <div className="flex flex-wrap gap-4">
          <ButtonLink link={summit.registration} look={isOpen ? 'filled' : 'outlined'} />
          <CalendarLink address={fileAddresses.summitCalendar} {...before} />
        </div>
        <OtherSummit words={summit.otherSummit} notice={summit.notice} />
      </DrawnHeader>
      <Container>
        <PageSection id={parts.expect} title="What to Expect">
          <TextCards kind="expectation" cards={summit.expectations} />
        </PageSection>
      </Container>
      <Container ground="sun">
        <PageSection id={parts.keynote} title="Keynote speaker">
          <Keynote keynote={summit.keynote} />
        </PageSection>
        <Speakers title="Featured speakers" speakers={summit.speakers} />
      </Container>
      <Container ground="night">
        <PageSection id={parts.agenda} title="Agenda">
          <Agenda items={summit.agenda} />
          <Paragraph className="max-w-text text-muted">{summit.agendaNote}</Paragraph>
        </PageSection>
      </Container>
      <Container>
        <Content components={mdxComponents} />
      </Container>
      <CallToAction
        call={summit.call}
        theme="Digital Engagement"
        stronger={isOpen && <ButtonLink link={summit.registration} />}
      />
    </>
  )
}
