import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { once } from '../memoize.ts'

/**
 * Parses plain texts with satteri, written in Rust, which returns the same syntax tree in a twentieth of the time.
 * Other texts, and all texts if its binary is not installed, are left to remark's own parser.
 */
export function remarkQuickParser(this: Processor): void {
  const { parser } = this
  if (parser) this.parser = (text, file) => (isPlainMarkdown(text) && parseQuickly(text)) || parser(text, file)
}

/** Null if its binary is not installed. It is loaded with the first text: most commands parse none. */
const satteri = once((): typeof import('satteri') | null => {
  try {
    return createRequire(import.meta.url)('satteri')
  } catch {
    return null
  }
})

/** The syntax tree of a text with tables and directives; undefined if the binary is not installed. */
function parseQuickly(text: string): Root | undefined {
  return satteri()?.markdownToMdast(text, { features: { directive: true, frontmatter: false } }) as Root | undefined
}

const signs = '`*_~<>&\\\\[\\]{}:@|'
/** Words without special characters, or spaces around them. */
const words = `[^\\s${signs}](?:[^\\n${signs}]*[^\\s${signs}])?`
const before = `(?<![^\\s(“"‘'|—–-])`
const after = `(?=[\\s.,;:!?)”"’'|—–-]|$)`
const argument = '\\[[\\w ,/-]+\\]'

/** The known forms, in the order in which they are removed: later ones may contain earlier ones. */
const forms = [
  // The beginning of a line: a heading, an entry, a quotation, a block of a pilot, a row.
  [
    `^(?: {2,3})?(?:#{1,6} |- (?! )|\\d{1,9}\\. (?! )|> |::[a-z][a-z-]*(?:${argument})?$|\\|[-|: ]+\\|$|(?=\\|.*\\|$))`,
    '',
  ],
  // `:stat[reach]{form=words}`, `:website`
  [`${before}:[a-z][a-z-]*(?:${argument}(?:\\{form=\\w+\\})?(?![\\w[{:-])|(?=[ ,)\\n]|$))`, 'x'],
  ['`[^`\\n]+`(?!`)', 'x'],
  // A link or a picture
  [`!?\\[${words}\\]\\((?:/|https://|mailto:|#)[\\w/.@?=#%-]*(?: "[\\w ,.-]*")?\\)(?![[({:])`, 'x'],
  [`${before}(?<sign>\\*\\*|\\*|_)${words}\\k<sign>${after}`, 'x'],
  // The colon of a sentence
  [':(?<=[\\p{L}\\d)”"]:)(?=[ \\n]|$)', ''],
].map(([form = '', taken = '']) => ({ form: new RegExp(form, 'gmu'), taken }))

/** Tabs, invisible characters, surrogate pairs, indented code, and bare addresses. */
const uncommon = /[\t\r\0\p{Cf}\p{Co}\p{Cs}\u{10000}-\u{10ffff}]|^ {4}|www\./imu
/** Rules, and lines that make a heading of the one above. */
const ruled = /^[-=|: ]+$/m
const left = new RegExp(`[${signs.replace('|', '')}]`)

/**
 * Whether a text only uses common markdown, as nearly all do: headings, lists, quotations, tables, links, emphasis,
 * inline code and directives, each in its usual form.
 */
export function isPlainMarkdown(text: string): boolean {
  if (uncommon.test(text) || ruled.test(text.replace(/^\|.*\|$/gm, 'x'))) return false
  return !left.test(forms.reduce((rest, { form, taken }) => rest.replace(form, taken), text))
}
