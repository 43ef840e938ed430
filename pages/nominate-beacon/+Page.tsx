import Content from '#markdown/pages/nominate-beacon.mdx'
import { ExternalButton } from '../../renderer/components/links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import { StatCardsById } from '../../renderer/components/StatCards.tsx'
import { mdxComponents } from '../../renderer/mdx/components.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { pageDrawing } from '../../renderer/motif/page-drawings.ts'
import { usePage } from '../../renderer/site-context.ts'

/** The call for nominations. */
export default function Page() {
  const nominations = usePage().site.nominations.data
  return (
    <>
      <Container>
        <PageHeader title={nominations.title} lead={nominations.lead}>
          {/* The same link stands with its description at the end, which is enough for search and copies. */}
          <p data-page-only="">
            <ExternalButton link={nominations.form} />
          </p>
        </PageHeader>
      </Container>
      <Motif {...pageDrawing('nominations', nominations)} isBand />
      <Container className="pb-16">
        <div className="max-w-[52rem] py-12 md:py-16">
          <StatCardsById ids={nominations.stats.map(({ id }) => id)} />
        </div>
        <div className="border-t-2 border-ink">
          <Content components={mdxComponents} />
        </div>
      </Container>
    </>
  )
}
