import type { BreadcrumbList, Thing, WithContext } from 'schema-dts'
import type { Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { kindAt, listOf } from '../content/kinds/routes.ts'
import { singles } from '../content/kinds/singles.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { Surroundings } from '../surroundings.ts'
import { articleData, storyAt } from './article.ts'
import { annualEvent, onlineEvent } from './event.ts'
import { organization, webSite } from './organization.ts'

/** The structured data of a page, in JSON-LD: its subject and its place. */
export function structuredData(site: Surroundings, path: string, title: string): WithContext<Thing>[] {
  const { settings } = site
  if (path === singles.home.path) return [organization(settings.data), webSite(settings.data)]
  return [...subjectOf(site, path), breadcrumbs(site, path, title)]
}

function subjectOf(site: Surroundings, path: string): WithContext<Thing>[] {
  if (path === singles.summit.path) return [onlineEvent(site)]
  if (path === singles.annualSummit.path) return [annualEvent(site)]
  const story = storyAt(site, path)
  return story ? [articleData(site, path, story)] : []
}

/** The way from home to a page, as schema.org/BreadcrumbList. */
function breadcrumbs(site: Site, path: string, title: string): WithContext<BreadcrumbList> {
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
