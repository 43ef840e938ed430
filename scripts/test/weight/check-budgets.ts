import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from './budgets.ts'

/** A file with the bytes that count for a budget. */
interface Item {
  name: string
  bytes: number
}

/** Weighs a file as it is sent with gzip. Fonts are compressed already, and are sent as they are. */
export function weigh(name: string, content: Uint8Array): Item {
  return { name, bytes: name.endsWith('.woff2') ? content.byteLength : gzipSync(content, { level: 9 }).byteLength }
}

/**
 * Checks what a first visit to a page has loaded against the budgets.
 *
 * @param files the document, and what was asked for with it
 * @returns a message for each budget that is exceeded, with what weighs most
 */
export function checkPage(document: Item, files: readonly Item[], limits = budgets.page): string[] {
  const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending))
  const isMarked = ({ name }: Item) => name.includes('-marked')
  const { name } = document
  return [
    ...exceeds(name, 'HTML and CSS', [document, ...of('.css')], limits.htmlAndCss),
    ...exceeds(name, 'scripts', of('.js'), limits.scripts),
    ...exceeds(
      name,
      'fonts',
      of('.woff2').filter((font) => !isMarked(font)),
      limits.fonts,
    ),
    ...exceeds(name, 'fonts of letters with marks', of('.woff2').filter(isMarked), limits.markedFonts),
  ]
}

/** Checks what pages load later against the budgets. */
export function checkSite(client: string, limits = budgets.site): string[] {
  const compressed = (name: string) => weigh(name, readFileSync(join(client, name)))
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const chunks = names.filter((name) => /^assets[\\/]chunks[\\/].*\.js$/.test(name))
  const searched = names.filter((name) => /^search[\\/][^\\/]*\.json$/.test(name))
  const previews = names.filter((name) => /^previews[\\/].*\.png$/.test(name))
  return [
    ...searched.flatMap((name) => exceeds(name, 'search index', [compressed(name)], limits.searchIndex)),
    ...exceeds('the site', 'scripts on demand', chunks.map(compressed), limits.scriptsOnDemand),
    ...previews.flatMap((name) => {
      const item = { name, bytes: statSync(join(client, name)).size }
      return exceeds(name, 'preview image', [item], limits.previewImage)
    }),
  ]
}

function exceeds(what: string, kind: string, items: readonly Item[], limit: number): string[] {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= limit) return []
  const heaviest = [...items].sort((a, b) => b.bytes - a.bytes).slice(0, 3)
  const parts = heaviest.map(({ name, bytes }) => `${name} (${write(bytes)})`).join(', ')
  return [
    `${what}: ${kind} of ${write(total)} bytes, ${write(total - limit)} over the budget of ${write(limit)}; most weighs ${parts}`,
  ]
}

function write(bytes: number): string {
  return bytes.toLocaleString('en-US')
}
