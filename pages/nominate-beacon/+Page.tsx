import Content from '#markdown/pages/nominate-beacon.mdx'
import { fileAddresses } from '../../renderer/addresses.ts'
import { NominationsCalendar } from '../../renderer/components/CalendarLink.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import { StatCardsById } from '../../renderer/components/StatCards.tsx'
import type { Nominations } from '../../renderer/content/schemas/nominations.ts'
import { MdxBody } from '../../renderer/mdx/MdxBody.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { pageDrawing } from '../../renderer/motif/page-drawings.ts'

/** The call for nominations. */
export default function Page({ nominations }: { nominations: Nominations }) {
  return (
    <>
      <Container>
        <PageHeader title={nominations.title} lead={nominations.lead} />
      </Container>
      <Motif {...pageDrawing('nominations', nominations)} isBand />
      <Container className="pb-16">
        <div className="max-w-[52rem] py-12 md:py-16">
          <StatCardsById ids={nominations.stats.map(({ id }) => id)} />
          <NominationsCalendar address={fileAddresses.nominationsCalendar} />
        </div>
        <div className="border-t-2 border-ink">
          <MdxBody Content={Content} />
        </div>
      </Container>
    </>
  )
}
