import { fileAddresses } from '../../renderer/addresses.ts'
import { beforeAndAfter } from '../../renderer/calendar/day-after.ts'
import { Agenda } from '../../renderer/components/Agenda.tsx'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { CalendarLink, unknownLook } from '../../renderer/components/links.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { Banner, EventFacts, OtherSummit, Speakers } from '../../renderer/components/summit.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { useSite } from '../../renderer/use-page.ts'

const parts = singles.annualSummit.parts

/** The older annual summit. */
export default function Page() {
  const { annualSummit, today } = useSite()
  const summit = annualSummit.data
  const { before } = beforeAndAfter(summit, today)
  return (
    <>
      <Banner summit={summit} />
      <DrawnHeader page="annualSummit">
        <EventFacts summit={summit} />
        <CalendarLink address={fileAddresses.annualSummitCalendar} {...before} />
        <OtherSummit words={summit.otherSummit} />
      </DrawnHeader>
      <Container ground="night">
        <PageSection id={parts.agenda} title="Agenda">
          <Agenda items={summit.agenda} />
        </PageSection>
        <Speakers title="Speakers" speakers={summit.speakers} />
      </Container>
      <Container>
        <PageSection id={parts.attend} title="How to attend">
          <Paragraph className="max-w-text text-lead">{summit.pricing}</Paragraph>
          {/* They do nothing yet, and the line beneath says so. */}
          <div className="flex flex-wrap gap-2">
            {summit.buttons.map((label) => (
              <button key={label} type="button" aria-describedby={parts.attendNote} {...unknownLook}>
                {label}
              </button>
            ))}
            <p id={parts.attendNote} className="w-full font-label text-small text-muted">
              {summit.buttonsNote}
            </p>
          </div>
        </PageSection>
      </Container>
      <CallToAction call={summit.call} />
    </>
  )
}
