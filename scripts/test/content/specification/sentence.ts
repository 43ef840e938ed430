import { createHash } from 'node:crypto'

/** An assertion on the built site. It contains no figure and no sentence of the content, but looks both up. */
export type Check = () => void

/** A test of the behaviour in a browser, by its file within `scripts/test` and its title, or why nothing is due. */
export type NoCheck = { testedIn: string; title: string } | { reason: string }

/** A sentence of the specification or a part of one, word for word, with all that it demands of the site. */
export interface Sentence {
  words: string
  /** The figures that it gives: the ledger has each, with the page of the sentence among its pages. */
  figures: { page: string; id: string }[]
  due: (Check | NoCheck)[]
  /** The content file that it speaks of: it applies while the content has that. */
  file?: string
}

/** Several checks as one. */
export function all(...checks: readonly Check[]): Check {
  return () => {
    for (const check of checks) check()
  }
}

/**
 * Quotes the specification. After each sentence stands what it demands: in brackets the figures of the ledger that it
 * gives, and then checks. `[date]` is a figure of the page's own file, `[count/leaders]` of another, and
 * `[/about: first-edition/participants]` is seen on another page.
 *
 * @param page where the figures are seen
 * @param file the content file that all of it speaks of, and that a writer may yet delete
 */
export function quote(page: string, file = fileOf(page)) {
  const scope = page.split('/').at(-1) || 'home'
  return (texts: TemplateStringsArray, ...due: readonly (Check | NoCheck)[]): Sentence[] => {
    const sentences: Sentence[] = []
    for (const [index, text] of texts.entries()) {
      for (const [, words = '', elsewhere, ids = ''] of text.matchAll(/([^[\]]+)|\[(?:(\/\S*): )?([^\]]+)\]/g)) {
        if (words.trim()) sentences.push({ words: words.trim().replace(/\s+/g, ' '), figures: [], due: [], file })
        for (const id of ids.split(' ').filter(Boolean))
          sentences.at(-1)?.figures.push({ page: elsewhere ?? page, id: id.includes('/') ? id : `${scope}/${id}` })
      }
      sentences.at(-1)?.due.push(...due.slice(index, index + 1))
    }
    return sentences
  }
}

/** The content file of a page that has one in a folder. */
function fileOf(page: string): string | undefined {
  const [, folder, id] = page.split('/')
  return id && `${folder}s/${id}`
}

/**
 * The fingerprint of a text's words, whatever its punctuation and its layout. It lets the table prove that it quotes a
 * whole section without keeping a second copy of the specification.
 */
export function fingerprint(text: string): string {
  const words = text.replace(/[^\p{L}\p{N}+%$]/gu, '')
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}
