import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import type { Article } from '../content/schemas/article.ts'
import { lightName, Motif } from '../motif/Motif.tsx'
import { Photograph } from '../photographs/Photograph.tsx'
import { FigureById, Paragraph } from './FigureText.tsx'

/** A story as a card; the whole card leads to it. */
export function ArticleCard({
  article: { id, data },
  isFeatured = false,
}: {
  article: Entry<Article>
  isFeatured?: boolean
}) {
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
        <Motif seed={id} theme={data.category} className={shape} />
      )}
      <div className={`flex flex-col gap-4 ${isFeatured ? 'justify-center p-6 md:p-10 lg:p-14' : 'pt-6'}`}>
        <p className="flex flex-wrap gap-x-4 font-label text-label text-muted">
          <span className="text-ink">{data.category}</span>
          <FigureById id="date" of={id} />
        </p>
        <h3 className="text-h2">
          <a href={addressOf('articles', id)} className="card-link no-underline hover:underline">
            {data.title}
          </a>
        </h3>
        <Paragraph of={id}>{data.excerpt}</Paragraph>
      </div>
    </article>
  )
}
