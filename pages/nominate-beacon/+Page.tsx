import Content from '#markdown/pages/nominate-beacon.mdx'
import { mdxComponents } from '../../renderer/components/blocks.tsx'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Container, DrawnHeader } from '../../renderer/components/page-parts.tsx'
import { useSite } from '../../renderer/use-page.ts'

/** A lamp for each concept: lit if an organisation has to nominate so many, an outline if it only may. */
const lamp = 'aspect-square flex-1 rounded-full border-2 forced-color-adjust-none'
const lit = 'border-lit bg-lit'
const unlit = 'border-dashed border-unlit'

export default function Page() {
  const { form, stats } = useSite().nominations.data
  const [least, most] = stats
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
          <p aria-hidden="true" className="flex gap-4">
            {Array.from({ length: Number(most?.value) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lamps stay where they are
              <span key={index} className={`${lamp} ${index < Number(least?.value) ? lit : unlit}`} />
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
