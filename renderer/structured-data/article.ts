import type { Article, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import type { AnyEntry, Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { collectionOf, isCollection, kindAt } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { Surroundings } from '../surroundings.ts'
import { organizationReference } from './organization.ts'

/** A story: a page that feeds contain in full, with its day. */
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
export function storyAt(site: Surroundings, path: string): Story | undefined {
  const kind = kindAt(path)
  if (!kind || !isCollection(kind)) return undefined
  const field = collectionOf(kind).feed?.day
  if (!field) return undefined
  const entry: AnyEntry | undefined = site.entryOf(kind, path.slice(path.lastIndexOf('/') + 1))
  return entry ? { entry, day: String(entry.data[field]) } : undefined
}
