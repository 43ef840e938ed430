import { Body } from '../../../renderer/components/Body.tsx'
import { FigureCards, ResourceList } from '../../../renderer/components/cards.tsx'
import { Comma, FigureById } from '../../../renderer/components/FigureText.tsx'
import { ButtonLink, ShareButton } from '../../../renderer/components/links.tsx'
import { BackLink, Neighbours, Trail } from '../../../renderer/components/navigation.tsx'
import { Picture } from '../../../renderer/components/Picture.tsx'
import { Container, PageHeader, PageSection } from '../../../renderer/components/page-parts.tsx'
import { collections } from '../../../renderer/content/kinds/collections.ts'
import { lightName } from '../../../renderer/motif/Motif.tsx'
import { usePageOf } from '../../../renderer/use-page.ts'

export default function Page() {
  const { entry } = usePageOf('articles')
  const { id, data, sections } = entry
  const [first] = data.links
  const areLinksUnknown = data.links.every(({ placeholder }) => placeholder)
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
            {first && data.stats.length === 0 && (
              // The same link is in the list at the end, which is enough for search and copies.
              <div data-page-only="">
                <ButtonLink link={first} look="outlined" />
              </div>
            )}
          </PageHeader>
          <Picture entry={entry} />
        </div>
        {data.stats.length > 0 && (
          <div className="on-night py-12 md:py-16">
            <Container>
              <FigureCards cards={data.stats.map((stat) => stat.id)} size="large" />
            </Container>
          </div>
        )}
        <Container>
          <Body sections={sections} />
          {data.links.length > 0 && (
            <div className={areLinksUnknown ? '' : 'border-t-2 border-ink'}>
              <PageSection id={collections.articles.parts.links} title="Read more elsewhere" isQuiet={areLinksUnknown}>
                <ResourceList resources={data.links} />
              </PageSection>
            </div>
          )}
        </Container>
      </article>
      <Container className="flex flex-col items-start gap-8 pb-16">
        <Neighbours kind="articles" label="More stories" words={{ previous: 'Another story', next: 'Another story' }} />
        <ShareButton>Share this story</ShareButton>
        <BackLink />
      </Container>
    </>
  )
}
