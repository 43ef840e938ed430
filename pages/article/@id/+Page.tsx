import { BackLink } from '../../../renderer/components/BackLink.tsx'
import { Body } from '../../../renderer/components/Body.tsx'
import { FigureById } from '../../../renderer/components/FigureText.tsx'
import { PageHeader } from '../../../renderer/components/PageHeader.tsx'
import { Picture } from '../../../renderer/components/Picture.tsx'
import { ResourceList } from '../../../renderer/components/ResourceList.tsx'
import { Container, PageSection } from '../../../renderer/components/Section.tsx'
import { StatCardsById } from '../../../renderer/components/StatCards.tsx'
import { pageParts } from '../../../renderer/content/page-parts.ts'
import type { Article } from '../../../renderer/content/schemas/article.ts'
import type { Entry } from '../../../renderer/content/site.ts'

/** A story. */
export default function Page({ article: { id, data, sections } }: { article: Entry<Article> }) {
  return (
    <Container className="pb-16">
      <BackLink href="/get-inspired">Back to Get Inspired</BackLink>
      <article>
        <PageHeader
          title={data.title}
          kicker={
            <>
              {data.category} <FigureById id="date" />
            </>
          }
        />
        <Picture image={data.image} seed={id} className="mb-10 max-h-96 w-full rounded-3xl object-cover" />
        {data.stats.length > 0 && <StatCardsById ids={data.stats.map((stat) => stat.id)} />}
        <div className="pt-8">
          <Body sections={sections} />
        </div>
        {data.links.length > 0 && (
          <PageSection id={pageParts.articles.links} title="Read more elsewhere">
            <ResourceList resources={data.links} />
          </PageSection>
        )}
      </article>
      <BackLink href="/get-inspired">Back to Get Inspired</BackLink>
    </Container>
  )
}
