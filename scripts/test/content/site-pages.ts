import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { maxCards } from '../../../renderer/components/CardList.tsx'
import type { LoadedContent } from '../../../renderer/content/load.ts'
import { loadReadable } from '../../../renderer/content/testing/readable.ts'
import { walkFolder } from '../../../renderer/public-files/walk-folder.ts'
import { isBuiltFrom } from '../../build/inputs.ts'
import { type SiteDocument, siteDocuments } from '../../site-documents.ts'

/** The content of the project in the working directory, which may be a copy of this one that somebody has edited. */
const root = 'markdown'

/** The folder of the built site. */
export const folder = 'dist/client'

/** The day of the build, which the policy shows. */
export const buildDay = /<time datetime="([^"]+)" data-today/i.exec(readFile('privacy-policy.html'))?.[1] ?? 'unknown'

/** The content that the built site was made from, sound and whole. */
export const content: LoadedContent = loadBuiltContent()

const { pilots, articles } = content.site
const featured = articles.find(({ data }) => data.featured) ?? articles[0]
const others = articles.filter((article) => article !== featured)

/** The entries that have a card in their list, in its order; an index has the titles of the others. */
export const cards = {
  pilots: pilots.slice(0, maxCards),
  articles: [...(featured ? [featured] : []), ...others.slice(0, maxCards)],
}

/** The addresses of all pages. */
export const paths: readonly string[] = content.routes.map(({ path }) => path)

/** Every document that the content wants. */
export const documents: readonly SiteDocument[] = siteDocuments(content.site, content.routes)

/** The addresses at which the screens for what is missing and what failed are built. */
export const failurePaths: readonly string[] = documents.filter(({ screen }) => screen).map(({ path }) => path)

/** The addresses of every document, those of the failure screens included. */
export const allPaths: readonly string[] = documents.map(({ path }) => path)

function loadBuiltContent(): LoadedContent {
  if (!isBuiltFrom('dist', root)) throw new Error(`dist was not built from the content in ${root}: run npm run build`)
  // Warnings depend on the day of the build, which the policy shows.
  return loadReadable({ root, publicFolder: 'public', today: buildDay })
}

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

const { files } = walkFolder(folder)

/** The names of all files of the built site, such as `assets/entries/entry.js`. */
export function listFiles(): readonly string[] {
  return files
}

/** The text of a part of a page as a reader sees it: spaces folded, every dash a hyphen. */
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

/** Folds spaces, and writes every dash as a hyphen. */
export function normalise(text: string): string {
  return text
    .replace(/[–—‑]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)+%])/g, '$1')
    .trim()
}
