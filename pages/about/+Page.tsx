import Content from '#markdown/pages/about.mdx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { mdxComponents } from '../../renderer/mdx/components.tsx'

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
