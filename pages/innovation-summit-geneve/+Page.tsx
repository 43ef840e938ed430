import { fileAddresses } from '../../renderer/addresses.ts'
import { beforeAndAfter } from '../../renderer/calendar/day-after.ts'
import { Agenda } from '../../renderer/components/Agenda.tsx'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { type ButtonLook, buttonLooks, CalendarLink } from '../../renderer/components/links.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { Banner, EventFacts, OtherSummit, Speakers } from '../../renderer/components/summit.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { useSite } from '../../renderer/use-page.ts'

const parts = singles.annualSummit.parts

/** The older annual summit. */
export default function Page() {
  const { annualSummit, today } = useSite()
  const summit = annualSummit.data
  const { before, isOver } = beforeAndAfter(summit, today)
  const look = isOver ? 'outlined' : 'filled'
  return (
    <>
      <Banner summit={summit} />
      <DrawnHeader page="annualSummit">
        <EventFacts summit={summit} />
        <div className="flex flex-col items-start gap-3">
          <div className="flex flex-wrap gap-4">
            <IdleButton look={look} note={parts.registerNote}>
              {summit.buttons.register}
            </IdleButton>
            <CalendarLink address={fileAddresses.annualSummitCalendar} {...before} />
          </div>
          {/* The same words are repeated beside the other buttons, which is enough for search and copies. */}
          <p id={parts.registerNote} data-page-only="" className="no-print text-small text-muted">
            {summit.buttons.note}
          </p>
        </div>
        <OtherSummit words={summit.otherSummit} />
      </DrawnHeader>
      <div className="on-night py-8">
        <Container className="stats-line">
          {/* The others are in the text. */}
          <FigureCards cards={summit.stats.slice(0, 1).map(({ id }) => id)} size="large" />
        </Container>
      </div>
      <Container>
        <PageSection id={parts.speakers} title="Speakers">
          <Speakers speakers={summit.speakers} />
        </PageSection>
        <PageSection id={parts.agenda} title="Agenda">
          <Agenda items={summit.agenda} />
        </PageSection>
        <PageSection id={parts.attend} title="How to attend">
          <Paragraph className="max-w-text">{summit.pricing}</Paragraph>
          <div className="flex flex-wrap gap-4">
            <IdleButton look={look} note={parts.attendNote}>
              {summit.buttons.virtual}
            </IdleButton>
            <IdleButton look="outlined" note={parts.attendNote}>
              {summit.buttons.inPerson}
            </IdleButton>
          </div>
          <p id={parts.attendNote} className="text-small text-muted">
            {summit.buttons.note}
          </p>
        </PageSection>
      </Container>
      <CallToAction call={summit.call} />
    </>
  )
}

/** A button that does nothing yet, with the id of the line that says so. */
function IdleButton({ look, note, children }: { look: ButtonLook; note: string; children: string }) {
  return (
    <button type="button" aria-describedby={note} className={buttonLooks[look]}>
      {children}
    </button>
  )
}
