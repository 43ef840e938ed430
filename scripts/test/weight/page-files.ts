import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** A file of a built site with its weight. */
interface WeighedFile {
  /** Its name in the folder that is served: `about.html`. */
  name: string
  kind: 'html' | 'css' | 'js' | 'fonts'
  /** Its bytes as they are sent with gzip. */
  gzip: number
}

/**
 * What a first visit to a page loads at once: the document, its style sheets with the fonts that they name for its
 * characters, and its scripts with all that they import before anybody asks.
 *
 * @param client the folder that is served
 * @param document the name of the document: `about.html`
 */
export function filesOfPage(client: string, document: string): WeighedFile[] {
  const html = readFileSync(join(client, document), 'utf8')
  const { stylesheets, scripts } = linksOf(html)
  const isThere = (name: string) => existsSync(join(client, name))
  const styles = stylesheets.filter(isThere)
  const loaded = new Set(scripts.filter(isThere))
  for (const script of loaded) for (const next of importsOf(client, script)) loaded.add(next)
  const fonts = new Set(styles.flatMap((style) => fontsFor(html, client, style)))
  return [
    weighFile(client, document, 'html'),
    ...styles.map((name) => weighFile(client, name, 'css')),
    ...[...loaded].map((name) => weighFile(client, name, 'js')),
    ...[...fonts].map((name) => weighFile(client, name, 'fonts')),
  ]
}

/** Weighs a file of a built site. Fonts are compressed already, and are sent as they are. */
export function weighFile(client: string, name: string, kind: WeighedFile['kind']): WeighedFile {
  const content = readFileSync(join(client, name))
  const gzip = kind === 'fonts' ? content.byteLength : gzipSync(content, { level: 9 }).byteLength
  return { name, kind, gzip }
}

function linksOf(html: string): { stylesheets: string[]; scripts: string[] } {
  const stylesheets: string[] = []
  const scripts: string[] = []
  const add = (list: string[], address: string) => list.push(address.replace(/^\//, ''))
  const parser = new Parser({
    onopentag: (name, { rel, href, src }) => {
      if (name === 'link' && rel === 'stylesheet' && href) add(stylesheets, href)
      if (name === 'link' && rel === 'modulepreload' && href) add(scripts, href)
      if (name === 'script' && src) add(scripts, src)
    },
  })
  parser.end(html)
  return { stylesheets, scripts }
}

/** What a script imports, other than when it is asked to. */
function importsOf(client: string, script: string): string[] {
  const imports = readFileSync(join(client, script), 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)
  return [...imports].map(([, address = '']) => posix.join(posix.dirname(script), address))
}

/** The fonts of a style sheet, without those of characters that the text does not have. */
function fontsFor(text: string, client: string, stylesheet: string): string[] {
  const rules = readFileSync(join(client, stylesheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return rules
    .filter((rule) => hasCharacterIn(text, /unicode-range:([^;}]+)/.exec(rule)?.[1]))
    .flatMap((rule) => [...rule.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)])
    .map(([, address = '']) =>
      address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(stylesheet), address),
    )
}

/** Whether a text has a character in a range of CSS, such as `U+C0-D6,U+152`, or there is no range. */
function hasCharacterIn(text: string, range?: string): boolean {
  if (!range) return true
  const spans = range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)
  return new RegExp(
    `[${[...spans].map(([, first, last = first]) => `\\u{${first}}-\\u{${last}}`).join('')}]`,
    'u',
  ).test(text)
}
