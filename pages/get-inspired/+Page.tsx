import { CardList, EntryLink } from '../../renderer/components/CardList.tsx'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { ChartTable } from '../../renderer/components/charts/ChartTable.tsx'
import { Bar } from '../../renderer/components/charts/drawings.tsx'
import { Comma, FigureById, findFigure, Paragraph } from '../../renderer/components/FigureText.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import type { ListedSite } from '../../renderer/content/entries/site.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { Editions as EditionsData } from '../../renderer/content/schemas/pages.ts'
import { lightName, Motif } from '../../renderer/motif/Motif.tsx'
import { drawingOf } from '../../renderer/motif/themes.ts'
import { Photograph } from '../../renderer/photographs/Photograph.tsx'
import { usePage, useSite } from '../../renderer/use-page.ts'

/** Get Inspired: the editions in figures, the featured story, and the other stories. */
export default function Page() {
  const { getInspired, articles } = useSite()
  const page = getInspired.data
  const featured = articles.find(({ data }) => data.featured) ?? articles[0]
  const stories = articles.filter((article) => article !== featured)
  return (
    <>
      <DrawnHeader page="getInspired" />
      <Container>
        <div className="py-14 md:py-20">
          <FigureCards cards={page.cards} size="large" />
        </div>
        {featured && (
          <PageSection id={singles.getInspired.parts.featured} title="Featured story" look="wide">
            <ArticleCard article={featured} isFeatured />
          </PageSection>
        )}
        {page.editions && <Editions editions={page.editions} />}
        <PageSection id={singles.getInspired.parts.more} title="More stories" look="wide">
          <CardList
            kind="articles"
            entries={stories}
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

/** Two editions of the challenge side by side; each row of figures has a scale of its own. */
function Editions({ editions: { title, text, names, rows } }: { editions: EditionsData }) {
  const page = usePage()
  return (
    <PageSection id={singles.getInspired.parts.editions} title={title}>
      <Paragraph className="max-w-text">{text}</Paragraph>
      {rows.map(({ label, figures: ids }) => {
        const figures = ids.map((id) => findFigure(id, page))
        const scale = Math.max(...figures.map(({ value }) => Number(value)))
        const bars = figures.map((figure, index) => ({
          figure,
          label: names[index] ?? '',
          drawing: <Bar share={Number(figure.value) / scale} isLit />,
        }))
        return <ChartTable key={label} kind="comparison" title={label} rows={bars} />
      })}
    </PageSection>
  )
}

/** A story as a card; the whole card leads to it. */
function ArticleCard({
  article,
  isFeatured = false,
}: {
  article: ListedSite['articles'][number]
  isFeatured?: boolean
}) {
  const { id, data } = article
  // Stacked, the picture has its own height; side by side it fills the card.
  const shape = isFeatured ? 'aspect-[3/2] w-full md:aspect-auto md:h-full md:min-h-[26rem]' : 'aspect-[2/1] w-full'
  return (
    <article
      data-light={lightName(id)}
      data-card={isFeatured ? 'featured-article' : 'article'}
      className={`group relative grid h-full ${isFeatured ? 'bg-sunken md:grid-cols-[1.25fr_1fr]' : 'content-start'}`}
    >
      {data.image.src ? (
        <Photograph src={data.image.src} alt="" place="card" className={`${shape} object-cover`} />
      ) : (
        <Motif {...drawingOf(article)} className={shape} />
      )}
      <div className={`flex flex-col gap-4 ${isFeatured ? 'justify-center p-6 md:p-10 lg:p-14' : 'pt-6'}`}>
        <p className="flex flex-wrap gap-x-4 font-label text-label text-muted">
          <span className="text-ink">{data.category}</span>
          <Comma />
          <FigureById id="date" of={id} />
        </p>
        <h3 className="text-h2">
          <EntryLink kind="articles" entry={article} className="card-link no-underline hover:underline" />
        </h3>
        <Paragraph of={id}>{data.excerpt}</Paragraph>
      </div>
    </article>
  )
}
