import Content from '#markdown/pages/about.mdx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import type { SingleData } from '../../renderer/content/kinds/singles.ts'
import { MdxBody } from '../../renderer/mdx/MdxBody.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'

/** About: mission, values, story, impact, and the leaders. */
export default function Page({ about }: { about: SingleData<'about'> }) {
  return (
    <>
      <Container>
        <PageHeader title={about.title} lead={about.lead} />
      </Container>
      <Motif seed={about.title} theme="About" isBand />
      <Container className="pb-16">
        <MdxBody Content={Content} />
      </Container>
    </>
  )
}
