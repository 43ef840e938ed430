import Content from '#markdown/pages/nominate-beacon.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { StatCardsById } from '../../renderer/components/cards.tsx'
import { ExternalButton } from '../../renderer/components/links.tsx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { useSite } from '../../renderer/use-page.ts'

export default function Page() {
  const { form, stats } = useSite().nominations.data
  return (
    <>
      <DrawnHeader page="nominations">
        {/* The same link is at the end, with its description, which is enough for search and copies. */}
        <div data-page-only="">
          <ExternalButton link={form} />
        </div>
      </DrawnHeader>
      <Container className="pb-16">
        <div className="max-w-[52rem] py-12 md:py-16">
          <StatCardsById ids={stats.map(({ id }) => id)} />
        </div>
        <div className="border-t-2 border-ink">
          <Content components={mdxComponents} />
        </div>
      </Container>
    </>
  )
}
