import type { Article, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import { dayAt, entryAt, type Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { kindAt, kindOf } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { organizationReference } from './organization.ts'

/** The structured data of a story, as schema.org/Article. */
export function articleAt(site: Site, path: string): WithContext<Article> | undefined {
  const kind = kindAt(path)
  const entry = entryAt(site, path)
  const day = dayAt(site, path)
  if (!kind || !entry || !day) return undefined
  const words = (field: string) => plainText(String(entry.data[field]), site.figures, entry.id)
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
    articleSection: words(kindOf(kind).category ?? ''),
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}
