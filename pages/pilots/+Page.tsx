import { CardList, EntryLink, maxCards } from '../../renderer/components/CardList.tsx'
import { Paragraph, Text } from '../../renderer/components/FigureText.tsx'
import { PilotTable } from '../../renderer/components/glance.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Badge, Container, PageHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import type { Content } from '../../renderer/content/entries/site.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { lightName, Motif } from '../../renderer/motif/Motif.tsx'
import { useSite } from '../../renderer/use-page.ts'

export default function Page() {
  const { pilotsPage, pilots } = useSite()
  const page = pilotsPage.data
  return (
    <Container className="pb-20">
      <PageHeader title={page.title} lead={page.lead}>
        {page.tally && (
          <Paragraph data-field="tally" className="max-w-text border-l-8 border-glow pl-6 text-lead">
            {page.tally}
          </Paragraph>
        )}
      </PageHeader>
      {page.comparison && (
        <PageSection id={singles.pilotsPage.parts.comparison} title={page.comparison.title} isWide>
          <PilotTable pilots={pilots.slice(0, maxCards)} />
        </PageSection>
      )}
      <CardList
        kind="pilots"
        entries={pilots}
        className="grid gap-x-8 gap-y-14 sm:max-md:grid-cols-2 md:gap-y-20"
        heading={<h2 className="text-h2">More pilots</h2>}
        note={({ data }) => data.partner}
      >
        {(pilot) => <PilotCard pilot={pilot} />}
      </CardList>
      <div className="mt-16 flex flex-wrap gap-4 border-t-2 border-ink pt-10">
        {page.links.map((link, index) => (
          <ButtonLink key={link.href} link={link} look={index === 0 ? 'filled' : 'outlined'} />
        ))}
      </div>
    </Container>
  )
}

function PilotCard({ pilot }: { pilot: Content['pilots'][number] }) {
  const { id, data } = pilot
  return (
    <article
      data-light={lightName(id)}
      data-card="pilot"
      className="relative grid gap-6 border-t-2 border-ink pt-6 md:grid-cols-2 md:gap-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
    >
      <Motif seed={id} theme={data.category} className="aspect-[3/2] h-full w-full" />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-label text-label">
          <p data-field="category">{data.category}</p>
          <p data-field="status" className="ml-auto">
            <Badge>{data.status}</Badge>
          </p>
        </div>
        <h2 className="text-h2">
          <EntryLink kind="pilots" entry={pilot} className="card-link no-underline hover:underline" />
        </h2>
        <p data-field="partner" className="font-label text-label text-muted">
          {data.partner}
        </p>
        <Paragraph of={id}>{data.description}</Paragraph>
        <Paragraph of={id} data-field="result" className="border-l-8 border-glow pl-6 text-lead">
          {data.glance.found}
        </Paragraph>
        <ul data-field="key-features" className="mt-auto grid font-label text-label">
          {data.keyFeatures.map((feature) => (
            <li key={feature} className="flex gap-3 border-t border-line py-2.5">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-accent" />
              <span>
                <Text of={id}>{feature}</Text>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
