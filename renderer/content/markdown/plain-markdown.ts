const signs = '`*_~<>&\\\\[\\]{}:@|'
/** Words without a sign that means anything, or spaces around them. */
const words = `[^\\s${signs}](?:[^\\n${signs}]*[^\\s${signs}])?`
const before = `(?<![^\\s(“"‘'|—–-])`
const after = `(?=[\\s.,;:!?)”"’'|—–-]|$)`
const argument = '\\[[\\w ,/-]+\\]'

/** The forms that are known, in the order in which they are taken out: later ones may hold earlier ones. */
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
  ['(?<=[\\p{L}\\d)”"]):(?=[ \\n]|$)', ''],
].map(([form = '', taken = '']) => ({ form: new RegExp(form, 'gmu'), taken }))

/** Tabs, characters that are not seen, those of two units, indented code, and addresses that are links by themselves. */
const uncommon = /[\t\r\0\p{Cf}\p{Co}\p{Cs}\u{10000}-\u{10ffff}]|^ {4}|www\./imu
/** Rules, and lines that make a heading of the one above. */
const ruled = /^[-=|: ]+$/m
const left = new RegExp(`[${signs.replace('|', '')}]`)

/**
 * Whether a text is written as the guide shows it, which nearly all are: headings, lists, quotations, tables, links, emphasis,
 * code within a line, directives, each in its common form. Whatever else a text may hold makes it not plain.
 */
export function isPlainMarkdown(text: string): boolean {
  if (uncommon.test(text) || ruled.test(text.replace(/^\|.*\|$/gm, 'x'))) return false
  return !left.test(forms.reduce((rest, { form, taken }) => rest.replace(form, taken), text))
}
