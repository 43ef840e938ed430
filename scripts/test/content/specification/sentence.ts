import { createHash } from 'node:crypto'
import { pageOf } from '../../../../renderer/content/kinds/routes.ts'
import { allPaths, cards, content, listFiles, openPage, paths, readFile } from '../site-pages.ts'
import type { SpecifiedFile } from './files.ts'

/** The site of the project in the working directory, as the checks of the specification see it. */
export const site = {
  content: content.site,
  cards,
  figures: content.figures,
  /** The reviewed list of figures, from which every expected value comes. */
  ledger: content.ledger.figures,
  paths,
  allPaths,
  listFiles,
  readFile,
  open: openPage,
}

/** The built site and the content that it was made from, as the checks of the specification see them. */
export type Site = typeof site

/** An assertion on the built site. It contains no figure and no sentence of the content, but looks both up. */
export type Check = (site: Site) => void

/** What is due of the pages of certain content files, while the content has them. */
interface DueOfFiles {
  of: readonly SpecifiedFile[]
  check: (path: string, file: SpecifiedFile) => Check
}

/** A test of the behaviour in a browser: its file within `scripts/test`, and its title. */
interface TestedElsewhere {
  testedIn: string
  title: string
}

type Due = Check | DueOfFiles | TestedElsewhere | { reason: string }

/**
 * A sentence of the specification or a part of one, word for word, with all that it demands of the site, the test that
 * shows it elsewhere, or the reason why nothing is due.
 */
export type Sentence = readonly [sentence: string, due: Due, ...more: Due[]]

/** Sentences that speak of one content file: they apply while the content has it. */
export function of(file: SpecifiedFile, ...rows: readonly (readonly [string, Check, ...Check[]])[]): Sentence[] {
  return rows.map(([sentence, ...checks]) => [sentence, { of: [file], check: () => all(...checks) }])
}

/** A test of a sentence: a check, or why there is none here. */
export type Case = { name: string; check: Check } | { name: string; reason: string }

/** The tests of a sentence: one of all its checks, one for each content file that it speaks of, one for a reason. */
export function casesOf([name, ...due]: Sentence, { content }: Pick<Site, 'content'>): Case[] {
  const checks = due.filter((demand) => typeof demand === 'function')
  const others = due.flatMap((demand): Case[] => {
    if (typeof demand === 'function') return []
    if ('reason' in demand) return [{ name, reason: `none due: ${demand.reason}` }]
    if ('testedIn' in demand) return [{ name, reason: `tested in ${demand.testedIn}: ${demand.title}` }]
    return demand.of.map((file) => {
      const [kind, id] = splitFile(file)
      const path = pageOf(kind, id)
      return path && content[kind].some((entry) => entry.id === id)
        ? { name: `${name} [${file}]`, check: demand.check(path, file) }
        : { name: `${name} [${file}]`, reason: 'none due: the content has no such file, or only a draft of it' }
    })
  })
  return checks.length > 0 ? [{ name, check: all(...checks) }, ...others] : others
}

/** Several checks as one. */
export function all(...checks: readonly Check[]): Check {
  return (site) => {
    for (const check of checks) check(site)
  }
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
