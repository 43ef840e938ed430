import Content from '#markdown/pages/about.mdx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import type { SingleData } from '../../renderer/content/kinds/singles.ts'
import { mdxComponents } from '../../renderer/mdx/components.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { pageDrawing } from '../../renderer/motif/page-drawings.ts'

/** About: mission, values, story, impact, and the leaders. */
export default function Page({ about }: { about: SingleData<'about'> }) {
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
