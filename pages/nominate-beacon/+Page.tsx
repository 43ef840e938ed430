import '../../renderer/styles/mdx-page.css'
import Content from '#markdown/pages/nominate-beacon.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { LeastAndMost } from '../../renderer/components/nominations.tsx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { useSite } from '../../renderer/use-page.ts'

export default function Page() {
  const { form, stats } = useSite().nominations.data
  return (
    <>
      <DrawnHeader page="nominations">
        {/* The same link is at the end, which is enough for search and copies. */}
        <div data-page-only="">
          <ButtonLink link={form} />
        </div>
      </DrawnHeader>
      <Container ground="night">
        <LeastAndMost stats={stats} />
      </Container>
      <Container>
        <Content components={mdxComponents} />
      </Container>
    </>
  )
}
