import { ArticleCard } from '../../renderer/components/ArticleCard.tsx'
import { CallToAction } from '../../renderer/components/CallToAction.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container, PageSection } from '../../renderer/components/Section.tsx'
import { FigureCards } from '../../renderer/components/StatCards.tsx'
import type { SingleData } from '../../renderer/content/collections.ts'
import { pageParts } from '../../renderer/content/page-parts.ts'
import type { Article } from '../../renderer/content/schemas/article.ts'
import type { Entry } from '../../renderer/content/site.ts'

/** Get Inspired: the editions in figures, the featured story, and the other stories. */
export default function Page({
  page,
  articles,
}: {
  page: SingleData<'getInspired'>
  articles: readonly Entry<Article>[]
}) {
  const featured = articles.find(({ data }) => data.featured) ?? articles[0]
  const others = articles.filter((article) => article !== featured)
  return (
    <Container className="pb-10">
      <PageHeader title={page.title} lead={page.lead} />
      <FigureCards cards={page.cards} />
      {featured && (
        <PageSection id={pageParts.getInspired.featured} title="Featured story">
          <ArticleCard article={featured} isFeatured />
        </PageSection>
      )}
      <PageSection id={pageParts.getInspired.more} title="More stories">
        <ul className="grid gap-6 md:grid-cols-2">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction call={page.call} />
    </Container>
  )
}
