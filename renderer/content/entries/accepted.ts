import { type FoundNumber, gap } from '../figures/find-numbers.ts'
import { blankReferences } from '../figures/reference.ts'
import { addressOf, kindOf, shownAt } from '../kinds/routes.ts'
import { isRead } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'
import type { Entry } from './entry.ts'

/** A text with numbers that a content file accepts, with a reason, and where visitors may read it. */
export interface AcceptedText {
  text: string
  /** The file that accepts it; the page that is made from it may show it. */
  file: string
  /** A further page that shows what the file says, or every page, as with the settings. */
  shownOn?: string | 'every page'
  /** The longer texts of the file that hold it and that other pages show whole: the list shows the title of a pilot. */
  quoted: readonly string[]
}

export function acceptedTexts({ kind, id, file, data }: Pick<Entry, 'kind' | 'id' | 'file' | 'data'>) {
  const { accepted } = data
  if (!Array.isArray(accepted) || accepted.length === 0) return []
  const shownOn = kind === 'settings' ? 'every page' : shownAt(kind, id)
  // Only a page with an address is mentioned on other pages; error screens are not.
  const read = addressOf(kind, id) ? textsIn(kindOf(kind).schema, data).filter(({ role }) => isRead(role)) : []
  const texts = read.flatMap(({ text }) => blankReferences(text).split(gap)).map((part) => inOneLine(part).trim())
  return accepted.map((entry): AcceptedText => {
    const text = inOneLine(String(entry.text))
    const quoted = texts.filter((whole) => whole.includes(text) && /\p{L}/u.test(whole))
    return { text, file, ...(shownOn && { shownOn }), quoted }
  })
}

/** Whether a number on a page, in a text as a visitor reads it, is one that a content file accepts for that page. */
export function isAccepted(
  accepted: readonly AcceptedText[],
  number: Pick<FoundNumber, 'text' | 'index'>,
  context: string,
  page: { path: string; file: string },
): boolean {
  return accepted.some(({ text, file, shownOn, quoted }) =>
    file === page.file || shownOn === page.path || shownOn === 'every page'
      ? covers(context, text, number)
      : quoted.some((whole) => covers(context, whole, number)),
  )
}

/** Whether words occur in a text and cover one of its numbers. */
export function covers(prose: string, words: string, { index, text }: Pick<FoundNumber, 'text' | 'index'>): boolean {
  const from = Math.max(0, index + text.length - words.length)
  const start = prose.indexOf(words, from)
  return start >= 0 && start <= index
}

/** Words that a line break divides in the file, such as *three* and *wells*, are one text on the page. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
