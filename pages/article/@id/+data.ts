import type { PageContext } from '../../../renderer/page.ts'
import { findEntry, fromEntry } from '../../../renderer/page-data.ts'

/** The page of an article at /article/@id, with the story that comes after it in the list. */
export default function data({ site, routeParams }: PageContext) {
  const article = findEntry(site, 'articles', routeParams.id)
  return fromEntry(site, article, { article, next: site.neighbourOf('articles', article.id, 'next') })
}
