import Content from '#markdown/pages/about.mdx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import { mdxComponents } from '../../renderer/mdx/components.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { pageDrawing } from '../../renderer/motif/page-drawings.ts'
import { usePage } from '../../renderer/site-context.ts'

/** About: mission, values, story, impact, and the leaders. */
export default function Page() {
  const about = usePage().site.about.data
  return (
    <>
      <Container>
        <PageHeader title={about.title} lead={about.lead} />
      </Container>
      <Motif {...pageDrawing('about', about)} isBand />
      <Container className="pb-16">
        <Content components={mdxComponents} />
      </Container>
    </>
  )
}
