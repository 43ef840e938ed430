import type { Thing, WithContext } from 'schema-dts'
import { singles } from '../content/kinds/singles.ts'
import type { Surroundings } from '../surroundings.ts'
import { articleData, storyAt } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
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
