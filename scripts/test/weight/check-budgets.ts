import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from './budgets.ts'
import { filesOfPage, weighFile } from './page-files.ts'

/** A file with the bytes that count for a budget. */
interface Item {
  name: string
  bytes: number
}

/**
 * Checks a page against the budgets.
 *
 * @param client the folder that is served
 * @param document the name of the document: `about.html`
 * @returns a message for each budget that is exceeded, with what weighs most
 */
export function checkPage(client: string, document: string, limits = budgets.page): string[] {
  const files = filesOfPage(client, document).map(({ name, kind, gzip }) => ({ name, kind, bytes: gzip }))
  const of = (...kinds: string[]) => files.filter(({ kind }) => kinds.includes(kind))
  const fonts = of('fonts')
  const isUsual = ({ name }: Item) => !name.includes('-marked')
  return [
    ...exceeds(document, 'HTML and CSS', of('html', 'css'), limits.htmlAndCss),
    ...exceeds(document, 'scripts', of('js'), limits.scripts),
    ...exceeds(document, 'fonts', fonts.filter(isUsual), limits.fonts),
    ...exceeds(
      document,
      'fonts of letters with marks',
      fonts.filter((font) => !isUsual(font)),
      limits.markedFonts,
    ),
  ]
}

/** Checks what pages load later against the budgets. */
export function checkSite(client: string, limits = budgets.site): string[] {
  const compressed = (name: string): Item => ({ name, bytes: weighFile(client, name, 'js').gzip })
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
