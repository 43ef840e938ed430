import '../../renderer/styles/mdx-page.css'
import Content from '#markdown/pages/about.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { CallToAction, Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { useSite } from '../../renderer/use-page.ts'

/** About: mission, values, story, impact, and the leaders. */
export default function Page() {
  const { quilt, call } = useSite().about.data
  return (
    <>
      <DrawnHeader page="about">
        <Paragraph className="font-label text-label text-muted">{quilt.label}</Paragraph>
      </DrawnHeader>
      <Container>
        <Content components={mdxComponents} />
      </Container>
      <CallToAction call={call} theme="getInspired" />
    </>
  )
}
