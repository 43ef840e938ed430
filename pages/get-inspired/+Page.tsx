import { CardList, EntryLink, ReadOn } from '../../renderer/components/CardList.tsx'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { ChartTable } from '../../renderer/components/charts/ChartTable.tsx'
import { Bar } from '../../renderer/components/charts/drawings.tsx'
import { Comma, FigureById, findFigure, Paragraph } from '../../renderer/components/FigureText.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { CallToAction, Container, DrawnHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import type { ListedSite } from '../../renderer/content/entries/site.ts'
import type { DataOf } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { lightName } from '../../renderer/motif/Motif.tsx'
import { usePage, useSite } from '../../renderer/use-page.ts'

const { parts } = singles.getInspired

/** Get Inspired: the editions in figures, the featured story, and the other stories. */
export default function Page() {
  const { getInspired, articles } = useSite()
  const { cards, editions, call } = getInspired.data
  const featured = articles.find(({ data }) => data.featured) ?? articles[0]
  const stories = articles.filter((article) => article !== featured)
  return (
    <>
      <DrawnHeader page="getInspired" />
      <Container ground="sun">
        <PageSection id={parts.editions} title={editions.title} look="wide">
          <Paragraph className="max-w-text text-lead">{editions.text}</Paragraph>
          <FigureCards cards={cards} />
          {editions.rows.map((row) => (
            <EditionsChart key={row.label} names={editions.names} {...row} />
          ))}
        </PageSection>
      </Container>
      {featured && (
        <Container ground="night">
          <PageSection id={parts.featured} title="Featured story">
            <ArticleCard article={featured} isFeatured />
          </PageSection>
        </Container>
      )}
      <Container>
        <PageSection id={parts.more} title="More stories" look="wide">
          <CardList
            kind="articles"
            entries={stories}
            className="grid gap-x-8 gap-y-10 sm:grid-cols-2"
            heading={<h3 className="text-h2">Older stories</h3>}
            note={({ id }) => <FigureById id="date" of={id} />}
          >
            {(article) => <ArticleCard article={article} />}
          </CardList>
        </PageSection>
      </Container>
      <CallToAction call={call} theme="summit" />
    </>
  )
}

type EditionsData = DataOf<'getInspired'>['editions']

/** A figure of each edition side by side, on a scale of their own. */
function EditionsChart({ names, label, figures }: Pick<EditionsData, 'names'> & EditionsData['rows'][number]) {
  const page = usePage()
  const shown = figures.map((id) => findFigure(id, page))
  const scale = Math.max(...shown.map(({ value }) => Number(value)))
  const areOpen = shown.some(({ qualifier }) => qualifier === '+')
  const rows = shown.map((figure, index) => ({
    figure,
    label: names[index] ?? '',
    drawing: (
      <Bar
        color="text-accent"
        share={Number(figure.value) / scale}
        isMore={figure.qualifier === '+'}
        hasRoom={areOpen}
      />
    ),
  }))
  return <ChartTable kind="comparison" title={label} rows={rows} />
}

interface ArticleCardProps {
  article: ListedSite['articles'][number]
  isFeatured?: boolean
}

/** A story as a card; the whole card leads to it. */
function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { id, data } = article
  const shape = isFeatured
    ? '-my-4 aspect-[4/3] w-full sm:order-last lg:-my-12 lg:aspect-square'
    : 'aspect-[2/1] w-full'
  return (
    <article
      data-light={lightName(id)}
      data-card={isFeatured ? 'featured-article' : 'article'}
      className={`relative ${isFeatured ? 'grid items-start gap-8 sm:grid-cols-2' : 'flex h-full flex-col gap-6'}`}
    >
      <Picture entry={article} place="card" className={shape} />
      <div className="flex grow flex-col gap-4">
        <p className="flex flex-wrap gap-x-4 font-label text-label text-muted">
          <span className="text-ink">{data.category}</span>
          <Comma />
          <FigureById id="date" of={id} />
        </p>
        <h3 className={isFeatured ? 'text-h2' : 'text-part'}>
          <EntryLink kind="articles" entry={article} className="card-link no-underline hover:underline" />
        </h3>
        <Paragraph of={id}>{data.excerpt}</Paragraph>
        <ReadOn>Read the story</ReadOn>
      </div>
    </article>
  )
}
