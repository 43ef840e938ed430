import { articlePath } from '../content/routes.ts'
import type { Article } from '../content/schemas/article.ts'
import type { Entry } from '../content/site.ts'
import { FigureById, Text } from './FigureText.tsx'
import { Motif } from './Motif.tsx'

/** A story as a card; the whole card leads to it. */
export function ArticleCard({
  article: { id, data },
  isFeatured = false,
}: {
  article: Entry<Article>
  isFeatured?: boolean
}) {
  return (
    <article
      data-card={isFeatured ? 'featured-article' : 'article'}
      className={`relative grid h-full overflow-hidden rounded-3xl border border-line bg-surface hover:border-accent ${isFeatured ? 'md:grid-cols-2' : 'grid-rows-[auto_1fr]'}`}
    >
      {data.image.src ? (
        <img src={data.image.src} alt="" className="size-full object-cover" />
      ) : (
        <Motif seed={id} className={isFeatured ? 'size-full min-h-56' : 'h-44 w-full'} />
      )}
      <div className="flex flex-col gap-3 p-6 md:p-8">
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span className="font-semibold text-accent">{data.category}</span>
          <FigureById id="date" of={id} />
        </p>
        <h3 className={isFeatured ? 'text-h2' : 'text-h3'}>
          <a href={articlePath(id)} className="text-ink no-underline after:absolute after:inset-0 hover:text-accent">
            {data.title}
          </a>
        </h3>
        <p>
          <Text of={id}>{data.excerpt}</Text>
        </p>
      </div>
    </article>
  )
}
