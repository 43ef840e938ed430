import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { loadContent } from '../../../renderer/content/load.ts'

/** The folder of the built site; another one can be named to test a build that lies elsewhere. */
export const folder = process.env.SITE_FOLDER ?? 'dist/client'

/** The content that the built site was made from. */
export const content = loadContent({ root: 'markdown', publicFolder: 'public', today: '2025-09-01' })

/** The addresses of all pages. */
export const paths: readonly string[] = content.routes.map(({ path }) => path)

/** The addresses at which the screens for what is missing and what failed are built. */
export const failurePaths: readonly string[] = ['/404', '/500']

const opened = new Map<string, CheerioAPI>()

/** The built document at an address, as a visitor without scripts gets it. */
export function openPage(path: string): CheerioAPI {
  const known = opened.get(path)
  if (known) return known
  const document = load(readFile(path === '/' ? 'index.html' : `${path.slice(1)}.html`))
  opened.set(path, document)
  return document
}

/** The text of a file of the built site. */
export function readFile(name: string): string {
  return readBytes(name).toString('utf8')
}

/** The bytes of a file of the built site. */
export function readBytes(name: string): Buffer {
  const path = join(folder, name)
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run build first`)
  return readFileSync(path)
}

/** The names of all files of the built site, such as `assets/entries/entry.js`. */
export function listFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
}

/** The text of a part of a page as a reader sees it: blanks folded, every dash a hyphen. */
export function textOf($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone()
  part.find('script, style').remove()
  // Blocks stand apart for a reader, which the text of the document alone does not show.
  part
    .find('p, li, h1, h2, h3, h4, dt, dd, td, th, blockquote, figcaption, div, a, button, time, data')
    .each((_, element) => {
      $(element).append(' ').prepend(' ')
    })
  return normalise(part.text())
}

/** Folds blanks, and writes every dash as a hyphen. */
export function normalise(text: string): string {
  return text
    .replace(/[–—‑]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)+%])/g, '$1')
    .trim()
}
