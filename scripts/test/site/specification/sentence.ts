import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'
import type { Figures } from '../../../../renderer/content/figures/figure.ts'
import type { LedgerFigure } from '../../../../renderer/content/figures/ledger.ts'
import { pageOf } from '../../../../renderer/content/routes.ts'
import type { Content } from '../../../../renderer/content/site.ts'
import { allPaths, content, failurePaths, listFiles, openPage, paths, readFile } from '../site-pages.ts'
import type { SpecifiedFile } from './files.ts'

/** The built site and the content that it was made from, as the checks of the specification see them. */
export interface Site {
  content: Content
  figures: Figures
  /** The reviewed list of figures, from which every expected value comes. */
  ledger: readonly LedgerFigure[]
  paths: readonly string[]
  failurePaths: readonly string[]
  allPaths: readonly string[]
  listFiles: () => readonly string[]
  readFile: (name: string) => string
  open: (path: string) => CheerioAPI
}

/** The site of the project in the working directory. */
export const site: Site = {
  content: content.site,
  figures: content.figures,
  ledger: content.ledger.figures,
  paths,
  failurePaths,
  allPaths,
  listFiles,
  readFile,
  open: openPage,
}

/** An assertion on the built site. It holds no figure and no sentence of the content: it looks both up. */
export type Check = (site: Site) => void

/**
 * A sentence of the specification or a part of one, word for word, with what it demands of the site, with what it demands
 * of the page of certain content files while the content has them, or with the reason why nothing is due.
 */
export type Sentence = { sentence: string } & (
  | { check: Check }
  | { of: readonly SpecifiedFile[]; checkOf: (path: string, file: SpecifiedFile) => Check }
  | { reason: string }
)

/** Sentences that speak of one content file: they apply while the content has it. */
export function of(file: SpecifiedFile, rows: readonly { sentence: string; check: Check }[]): Sentence[] {
  return rows.map(({ sentence, check }) => ({ sentence, of: [file], checkOf: () => check }))
}

/** A test of a sentence: a check, or why none is due. */
export type Case = { name: string; check: Check } | { name: string; reason: string }

/** The tests of a sentence: one, or one for each content file that it speaks of. */
export function casesOf(row: Sentence, { content }: Pick<Site, 'content'>): Case[] {
  const name = row.sentence
  if ('reason' in row) return [{ name, reason: row.reason }]
  if ('check' in row) return [{ name, check: row.check }]
  return row.of.map((file) => {
    const [kind, id] = splitFile(file)
    const path = pageOf(kind, id)
    return path && content[kind].some((entry) => entry.id === id)
      ? { name: `${name} [${file}]`, check: row.checkOf(path, file) }
      : { name: `${name} [${file}]`, reason: 'the content has no such file, or only a draft of it' }
  })
}

/** The folder of a content file, and its id there. */
export function splitFile(file: string): ['pilots' | 'articles' | 'policy', string] {
  const [folder, id = ''] = file.split('/')
  if (folder !== 'pilots' && folder !== 'articles' && folder !== 'policy') throw new Error(`${file} is in no folder`)
  return [folder, id]
}

/**
 * The fingerprint of a text's words, whatever its punctuation and its layout. It lets the table prove that it quotes a
 * whole section without keeping a second copy of the specification.
 */
export function fingerprint(text: string): string {
  return createHash('sha256')
    .update(text.replace(/[^\p{L}\p{N}+%$]/gu, ''))
    .digest('hex')
    .slice(0, 16)
}
