import type { Article, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import { type AnyEntry, entryAt, type Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { collectionOf, isCollection, kindAt } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { organizationReference } from './organization.ts'

/** A story: a page that feeds tell as a whole, with its day. */
interface Story {
  entry: AnyEntry
  day: string
}

/** The structured data of the story at an address, as schema.org/Article. */
export function articleData(site: Site, path: string, { entry: { id, data }, day }: Story): WithContext<Article> {
  const words = (field: string) => plainText(String(data[field]), site.figures, id)
  const base = site.settings.data.url
  const url = completeUrl(base, path)
  const publisher = organizationReference(site.settings.data)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: words('title'),
    description: words('description'),
    datePublished: day,
    image: completeUrl(base, previewImageAddress(path)),
    articleSection: words('category'),
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

/** The story at an address. */
export function storyAt(site: Site, path: string): Story | undefined {
  const kind = kindAt(path)
  const field = kind && isCollection(kind) ? collectionOf(kind).feed?.day : undefined
  const entry = field && entryAt(site, path)
  return entry ? { entry, day: String(entry.data[field]) } : undefined
}
