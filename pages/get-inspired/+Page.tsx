import { ArticleCard } from '../../renderer/components/ArticleCard.tsx'
import { CardList } from '../../renderer/components/CardList.tsx'
import { Editions } from '../../renderer/components/charts/Editions.tsx'
import { FigureById } from '../../renderer/components/FigureText.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { FigureCards } from '../../renderer/components/StatCards.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { usePage } from '../../renderer/site-context.ts'

/** Get Inspired: the editions in figures, the featured story, and the other stories. */
export default function Page() {
  const { getInspired, articles } = usePage().site
  const page = getInspired.data
  const featured = articles.find(({ data }) => data.featured) ?? articles[0]
  const others = articles.filter((article) => article !== featured)
  return (
    <>
      <DrawnHeader page="getInspired" />
      <Container>
        <div className="py-14 md:py-20">
          <FigureCards cards={page.cards} size="beacon" />
        </div>
        {featured && (
          <PageSection id={singles.getInspired.parts.featured} title="Featured story" isWide>
            <ArticleCard article={featured} isFeatured />
          </PageSection>
        )}
        {page.editions && <Editions editions={page.editions} />}
        <PageSection id={singles.getInspired.parts.more} title="More stories" isWide>
          <CardList
            kind="articles"
            entries={others}
            className="grid gap-x-8 gap-y-14 md:grid-cols-2"
            heading={<h3 className="text-h2">Older stories</h3>}
            note={({ id }) => <FigureById id="date" of={id} />}
          >
            {(article) => <ArticleCard article={article} />}
          </CardList>
        </PageSection>
      </Container>
      <CallToAction call={page.call} />
    </>
  )
}
