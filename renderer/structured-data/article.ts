import type { Article as ArticleData, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import type { Entry, Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { articlePath } from '../content/kinds/routes.ts'
import type { Article } from '../content/schemas/article.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { Surroundings } from '../surroundings.ts'
import { organizationReference } from './organization.ts'

/** The structured data of a story, as schema.org/Article. */
export function articleData(site: Site, { id, data }: Entry<Article>): WithContext<ArticleData> {
  const base = site.settings.data.url
  const url = completeUrl(base, articlePath(id))
  const publisher = organizationReference(site.settings.data)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: plainText(data.title, site.figures, id),
    description: plainText(data.description, site.figures, id),
    datePublished: data.date,
    image: completeUrl(base, previewImageAddress(articlePath(id))),
    articleSection: data.category,
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

/** The story at an address. */
export function articleAt(site: Surroundings, path: string): Entry<Article> | undefined {
  const start = articlePath('')
  return path.startsWith(start) ? site.entryOf('articles', path.slice(start.length)) : undefined
}
