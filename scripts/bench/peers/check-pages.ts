import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { UsageError } from '../../options.ts'
import type { PeerDocument } from './documents.ts'

/**
 * Makes sure that a generator has really made what is compared: a page for each document and, on some of them, its
 * title, its figures, its milestones, its headings and its links.
 *
 * @param folder where the pages are
 * @throws UsageError naming the first page that is missing, and what is missing on it
 */
export function checkPages(name: string, folder: string, documents: readonly PeerDocument[]): void {
  for (const document of documents) findPage(name, folder, document)
  for (const collection of ['pilot', 'article']) {
    const own = documents.filter((document) => document.collection === collection)
    for (const document of [own[0], own[Math.floor(own.length / 2)], own.at(-1)])
      if (document) checkPage(name, findPage(name, folder, document), document)
  }
}

/** The file of a page: generators write `/about` as `about.html` or as `about/index.html`. */
function findPage(name: string, folder: string, { path }: PeerDocument): string {
  const file = [`${path}.html`, `${path}/index.html`].map((each) => join(folder, each)).find(existsSync)
  if (!file) throw new UsageError(`${name} has not made the page ${path}`)
  return file
}

function checkPage(name: string, file: string, { path, title, stats, milestones, body }: PeerDocument): void {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const text = fold(DomUtils.textContent(document))
  const count = (tag: string) => DomUtils.getElementsByTagName(tag, document).length
  const words = [title, ...stats.map(({ value }) => value), ...milestones.map(({ deadline }) => deadline)]
  const missing = words.filter((each) => !text.includes(fold(each)))
  const headings = body.match(/^## /gm)?.length ?? 0
  if (count('h2') < headings) missing.push(`${headings} headings`)
  if (/^\| --- /m.test(body) && count('table') === 0) missing.push('a table')
  if (
    /\]\(\/(?:pilot|article)\//.test(body) &&
    !DomUtils.findOne(({ attribs }) => /^\/(?:pilot|article)\//.test(attribs.href ?? ''), [...document.children])
  )
    missing.push('links')
  if (missing.length > 0) throw new UsageError(`${name} shows ${path} without ${missing.join(', ')}`)
}

/** Generators set spaces in other places. */
function fold(text: string): string {
  return text.replace(/\s+/g, '')
}
