import '../../../renderer/styles/story-page.css'
import { Body, hasQuote } from '../../../renderer/components/Body.tsx'
import { FigureCards, ResourceList } from '../../../renderer/components/cards.tsx'
import { Comma, FigureById } from '../../../renderer/components/FigureText.tsx'
import { ButtonLink, ShareButton } from '../../../renderer/components/links.tsx'
import { Neighbours, Trail } from '../../../renderer/components/navigation.tsx'
import { Picture } from '../../../renderer/components/Picture.tsx'
import { Container, PageHeader, PageSection, UnknownSection } from '../../../renderer/components/page-parts.tsx'
import { collections } from '../../../renderer/content/kinds/collections.ts'
import { lightName } from '../../../renderer/motif/Motif.tsx'
import { drawingOf, lampColor } from '../../../renderer/motif/themes.ts'
import { usePageOf } from '../../../renderer/use-page.ts'

export default function Page() {
  const { entry } = usePageOf('articles')
  const { id, data, sections } = entry
  const drawing = drawingOf(entry)
  // A story without figures has its first link in their place.
  const above = data.stats.length === 0 ? data.links[0] : undefined
  const links = data.links.filter((link) => link !== above)
  const linksLook = links.every(({ placeholder }) => placeholder) ? 'quiet' : undefined
  return (
    <>
      <Container>
        <Trail title={data.title} />
      </Container>
      <article>
        <div data-light={lightName(id)} className="split">
          <PageHeader
            title={data.title}
            lead={data.excerpt}
            kicker={
              <>
                <span>{data.category}</span>
                <Comma />
                <span className="text-muted">
                  <FigureById id="date" />
                </span>
              </>
            }
          >
            {above && (
              <div data-card="resource">
                <ButtonLink link={above} look="outlined" />
                {above.description && <p className="mt-2 text-small text-muted">{above.description}</p>}
              </div>
            )}
          </PageHeader>
          <Picture entry={entry} />
        </div>
        {data.stats.length > 0 && (
          <Container ground="night" className="pt-4 pb-12 md:py-16">
            <FigureCards
              cards={data.stats.map(({ id, lamps }) => ({ figure: id, color: lampColor(drawing, lamps) }))}
              size="large"
            />
          </Container>
        )}
        <Container>
          <Body sections={sections} className="story" groundOf={(section) => (hasQuote(section) ? 'sun' : undefined)} />
          <UnknownSection texts={data.unknown} />
        </Container>
        {links.length > 0 && (
          <Container className={linksLook ? '' : 'pt-10'}>
            <div className={linksLook ? '' : 'border-t-2 border-ink'}>
              <PageSection id={collections.articles.parts.links} title="Read more elsewhere" look={linksLook}>
                <ResourceList resources={links} />
              </PageSection>
            </div>
          </Container>
        )}
      </article>
      <Container className={`flex flex-col items-start gap-8 pb-10 ${links.length > 0 ? '' : 'pt-10'}`}>
        <Neighbours kind="articles" label="More stories" kicker={(_, id) => <FigureById id="date" of={id} />} />
        <ShareButton>Share this story</ShareButton>
      </Container>
    </>
  )
}
