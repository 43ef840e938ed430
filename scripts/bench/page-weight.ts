import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfPage, type WeighedFile, type Weight, type weightKinds } from '../test/weight/page-files.ts'
import { median } from './statistics.ts'

/** What a page weighs, by kind. */
export type PageWeight = Record<(typeof weightKinds)[number], Weight>

/** The median weight of the built pages below an address such as `/pilot/`: what a first visit to one loads at once. */
export function weighPages(client: string, below: string): PageWeight {
  const pages = readdirSync(join(client, below)).filter((name) => name.endsWith('.html'))
  const weights = pages.map((name) => filesOfPage(client, join(below, name)))
  const middle = (kind: WeighedFile['kind'], form: keyof Weight) =>
    median(weights.map((files) => sum(files.filter((file) => file.kind === kind).map((file) => file[form]))))
  const weight = (kind: WeighedFile['kind']) => ({ raw: middle(kind, 'raw'), gzip: middle(kind, 'gzip') })
  return { html: weight('html'), css: weight('css'), js: weight('js'), fonts: weight('fonts') }
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
