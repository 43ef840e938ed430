import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { kindAt, listOf } from '../content/kinds/routes.ts'
import { singles } from '../content/kinds/singles.ts'
import { completeUrl } from '../hosting/base-path.ts'

/**
 * The way from home to a page, as schema.org/BreadcrumbList.
 *
 * @param title the title of the page
 */
export function breadcrumbs(site: Site, path: string, title: string): WithContext<BreadcrumbList> {
  const { name, url } = site.settings.data
  const trail = [{ name, path: '/' }, ...listAbove(site, path), { name: title, path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: completeUrl(url, step.path),
    })),
  }
}

/** The list that a page belongs to. */
function listAbove(site: Site, path: string): { name: string; path: string }[] {
  const kind = kindAt(path)
  const list = kind && listOf(kind)
  if (!list) return []
  const { id, data } = site[list]
  return [{ name: plainText(data.title, site.figures, id), path: singles[list].path }]
}
