import Content from '#markdown/pages/nominate-beacon.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { useSite } from '../../renderer/use-page.ts'

export default function Page() {
  const { form, stats } = useSite().nominations.data
  const [least = 0, most] = stats.map(({ value }) => Number(value))
  return (
    <>
      <DrawnHeader page="nominations">
        {/* The same link is at the end, with its description, which is enough for search and copies. */}
        <div data-page-only="">
          <ButtonLink link={form} />
        </div>
      </DrawnHeader>
      <div className="on-night py-12 md:py-16">
        <Container className="grid items-start gap-10 md:grid-cols-2">
          <FigureCards cards={stats.map(({ id }) => id)} size="large" />
          <p aria-hidden="true" className="flex gap-4 md:justify-end">
            {Array.from({ length: most ?? 0 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lamps stay where they are
              <span key={index} className={index < least ? 'lamp lit' : 'lamp'} />
            ))}
          </p>
        </Container>
      </div>
      <Container className="pb-16">
        <Content components={mdxComponents} />
      </Container>
    </>
  )
}
