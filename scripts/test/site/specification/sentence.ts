import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'
import { content, failurePaths, listFiles, openPage, paths, readFile, textOf } from '../site-pages.ts'

/** The built site, as the checks of the specification see it. */
export const site = {
  content,
  paths,
  failurePaths,
  listFiles,
  readFile,
  open: (path: string): CheerioAPI => openPage(path),
  /** What a reader sees on a page; of its own content unless another part is named. */
  text: (path: string, selector = 'main'): string => textOf(openPage(path), selector),
}

/** The built site, as the checks of the specification see it. */
export type Site = typeof site

/** An assertion on the built site. */
export type Check = (site: Site) => void

/** A sentence or a part of one, word for word, with what it demands of the site, or with the reason why nothing is due. */
export type Sentence = { sentence: string; check: Check } | { sentence: string; reason: string }

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
