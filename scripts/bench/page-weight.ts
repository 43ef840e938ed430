import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Parser } from 'htmlparser2'
import { median } from './statistics.ts'

/** The kinds of file that a page is made of. */
export const weightKinds = ['html', 'css', 'js', 'fonts'] as const

/** Bytes as they are, and as they are sent with gzip. Fonts are compressed already and are sent as they are. */
export interface Weight {
  raw: number
  gzip: number
}

/** What a page weighs, by kind. */
export type PageWeight = Record<(typeof weightKinds)[number], Weight>

/** The median weight of the built pages below an address such as `/pilot/`: what a first visit to one loads at once. */
export function weighPages(client: string, below: string): PageWeight {
  const folder = join(client, below)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const weights = pages.map((name) => weighPage(client, join(folder, name)))
  const middle = (kind: keyof PageWeight, form: keyof Weight) => median(weights.map((weight) => weight[kind][form]))
  const weight = (kind: keyof PageWeight) => ({ raw: middle(kind, 'raw'), gzip: middle(kind, 'gzip') })
  return { html: weight('html'), css: weight('css'), js: weight('js'), fonts: weight('fonts') }
}

function weighPage(client: string, file: string): PageWeight {
  const { stylesheets, scripts } = filesOf(readFileSync(file, 'utf8'))
  const served = (addresses: readonly string[]) => addresses.map((address) => join(client, address)).filter(existsSync)
  const styles = served(stylesheets)
  return {
    html: weigh([file]),
    css: weigh(styles),
    js: weigh(served(scripts)),
    fonts: weigh([...new Set(styles.flatMap((style) => fontsIn(client, style)))]),
  }
}

function filesOf(html: string): { stylesheets: string[]; scripts: string[] } {
  const stylesheets: string[] = []
  const scripts: string[] = []
  const parser = new Parser({
    onopentag: (name, { rel, href, src }) => {
      if (name === 'link' && rel === 'stylesheet' && href) stylesheets.push(href)
      if (name === 'link' && rel === 'modulepreload' && href) scripts.push(href)
      if (name === 'script' && src) scripts.push(src)
    },
  })
  parser.end(html)
  return { stylesheets, scripts: [...new Set(scripts)] }
}

function fontsIn(client: string, stylesheet: string): string[] {
  return [...readFileSync(stylesheet, 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, address = '']) =>
    address.startsWith('/') ? join(client, address) : resolve(dirname(stylesheet), address),
  )
}

/** The build has put the gzip form beside each text file. */
function weigh(files: readonly string[]): Weight {
  const raw = files.map((file) => statSync(file).size)
  const gzip = files.map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size)
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  return { raw: sum(raw), gzip: sum(gzip) }
}
