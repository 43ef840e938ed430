import Content from '#markdown/pages/about.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'

/** About: mission, values, story, impact, and the leaders. */
export default function Page() {
  return (
    <>
      <DrawnHeader page="about" />
      <Container className="pb-16">
        <Content components={mdxComponents} />
      </Container>
    </>
  )
}
