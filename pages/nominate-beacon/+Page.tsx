import Content from '#markdown/pages/nominate-beacon.mdx'
import { fileAddresses } from '../../renderer/addresses.ts'
import { NominationsCalendar } from '../../renderer/components/CalendarLink.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import { StatCardsById } from '../../renderer/components/StatCards.tsx'
import type { Nominations } from '../../renderer/content/schemas/nominations.ts'
import { MdxBody } from '../../renderer/mdx/MdxBody.tsx'

/** The call for nominations. */
export default function Page({ nominations }: { nominations: Nominations }) {
  return (
    <Container className="pb-16">
      <PageHeader title={nominations.title} lead={nominations.lead} />
      <div className="max-w-text pb-10">
        <StatCardsById ids={nominations.stats.map(({ id }) => id)} />
      </div>
      <NominationsCalendar address={fileAddresses.nominationsCalendar} />
      <MdxBody Content={Content} />
    </Container>
  )
}
