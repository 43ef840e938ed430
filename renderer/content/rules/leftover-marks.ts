import { blockNames, blockOf, blocksIn } from '../blocks.ts'
import { fixReference } from '../figures/reference.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { Format } from '../texts/parse-text.ts'
import { howToWriteBlock } from './blocks.ts'
import type { ReaderText } from './reader-texts.ts'
import type { ContentDocument } from './rule.ts'

/** Markdown syntax that readers see because something is wrong with it. */
interface Leftover {
  pattern: RegExp
  /** What is wrong with it; `is shown as typed` by default. */
  what?: string
  fix: string | ((words: string, document: ContentDocument, format: Format) => string)
  /** The rule that it breaks; `markdown/leftover` by default. */
  rule?: string
  /** Whether it may be among the words of a link, which the rule on link texts checks. */
  isAddress?: true
  /** Where a reader would see it as typed; everywhere by default. There are no directives in fields and in MDX. */
  place?: ReaderText['place'] | 'no directives'
}

/** Something like a reference to a figure. */
const attemptedReference = {
  what: 'is not a reference to a figure, and would be shown as typed',
  fix: (words: string, _: ContentDocument, format: Format) => fixReference(words, format),
  rule: 'figures/reference',
}

/** Every match of a pattern contains one of these. Most texts have none, and are skipped at once. */
export const anySign = /[[\]{`*~<|=@•]|##|www\.|^-\p{Lu}|\n: |:(?:[:a-z]|\/\/)/imu

/** The syntax that a reader would see. Of two matches at the same position only the first is reported. */
export const leftovers: readonly Leftover[] = [
  {
    pattern: /:+term(?=\[)/g,
    what: 'explains nothing here',
    fix: 'write only the words; the text below the fields of an .md file can explain terms',
    rule: 'terms/reference',
    place: 'no directives',
  },
  {
    // A name between a colon and a bracket, the word `stat` alone, or its tag
    pattern: /:+[a-z][\w-]*\s?\[[^\]\n]*\]?|:+stats?\b[({]?|:+(?:contact-email|website)\b|<\/?Stats?\b[^>\n]*>?/gi,
    ...attemptedReference,
    place: 'no directives',
  },
  { pattern: /::+stats?\[[^\]\n]*\]?/g, ...attemptedReference, place: 'text' },
  {
    pattern: /\[[^[\]\n]+\]\([^\s()]*\)/g,
    what: 'is shown as typed: a field shows no links',
    fix: 'write its words alone here, and the link into a text below the fields',
    place: 'fields',
  },
  {
    pattern: /(?<![\w/.@-])(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/g,
    what: 'cannot be clicked: a field shows no links',
    fix: 'write what it leads to, and the link into a text below the fields',
    place: 'fields',
  },
  {
    pattern: /(?<![\w*])(?:\*[^\s*](?:[^*\n]*[^\s*])?\*|\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*)(?![\w*])/g,
    fix: 'remove the stars: the page styles the field itself',
    place: 'fields',
  },
  {
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    what: 'is HTML, which is shown as typed',
    fix: 'remove the tags: the page styles the field itself',
    place: 'fields',
  },
  {
    pattern: new RegExp(
      `(?<![\\w:])::+(?: (?=(?:${blockNames.join('|')})\\b))?[a-z][\\w-]*(?:\\[[^\\]\\n]*\\])?`,
      'gi',
    ),
    what: 'is shown as typed: a block is alone on its line, without a space after its colons',
    fix: fixColons,
    place: 'text',
  },
  {
    pattern: /(?<![\w:])::+[a-z][\w-]*/gi,
    fix: 'remove the colons',
    place: 'fields',
  },
  {
    pattern: /(?<=\n): (?=\S)/g,
    what: 'at the beginning of a line is shown as typed: there are no definition lists here',
    fix: 'write the term and its meaning on one line, as in `**Term**: what it means`',
  },
  {
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    what: 'is not a picture',
    fix: 'write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
  },
  {
    pattern: /(?<!!)\[\[[^[\]\n]+\]\]/g,
    what: 'is not a link',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /^\[[ x]\](?= )/gi,
    what: 'is shown as typed: there are no task lists here',
    fix: 'remove the brackets',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]*:(?![\w:])/gi,
    fix: 'use words, or type the sign itself',
  },
  {
    pattern: /(?<!=)==(?!=)[^\s=](?:[^=\n]*[^\s=])?==(?!=)/g,
    fix: 'write **words** to emphasise them',
  },
  {
    pattern: new RegExp(`: (?:${textDirectiveNames.join('|')})\\[`, 'g'),
    fix: 'remove the space after the colon',
  },
  {
    pattern: /\] \((?=[^\s()]*[/.#])[^\s()]*\)/g,
    what: 'is not a link, because of the space between the brackets',
    fix: 'remove the space',
  },
  {
    pattern: /\]\([^\s()]+ +[“”„‘’«][^()\n]*\)/g,
    what: 'does not end a link, because of the quotation marks around its title',
    fix: (words) => `use straight ones: \`${words.replace(/ +[“”„‘’«]+\s*/, ' "').replace(/\s*["“”‘’»]*\)$/, '")')}\``,
  },
  {
    pattern: /\]\((?!\s)[^\s()]*\s[^()\n]*\)/g,
    what: 'does not end a link, because of the space in the address',
    fix: (words) => `remove the space from the address, or write \`${words.replace(/ +/g, '%20')}\``,
  },
  {
    pattern: /\]\((?:[/#]|https?:|mailto:|tel:)[^\s()]*[^\s().,;:!?](?![^()\n]*\))/g,
    what: 'does not end a link: its closing bracket is missing',
    fix: (words) => `write \`${words})\``,
  },
  {
    pattern: /\]\((?:[/#]|https?:|mailto:|tel:)[^\s()]*\)/g,
    what: 'does not end a link: the bracket before its words is missing',
    fix: 'put a [ before the words of the link',
  },
  {
    pattern: /\[[^[\]()\n]+\((?:[/#]|https?:|mailto:|tel:)[^\s()]*\)/g,
    what: 'is not a link: the bracket after its words is missing',
    fix: (words) => `write \`${words.replace('(', '](')}\``,
  },
  {
    pattern: /(?<![\w:/]|: )stat\[[\w/-]+\]/g,
    what: 'is not a reference to a figure: its colon is missing',
    fix: (words) => `write \`:${words}\``,
  },
  {
    pattern: /\(form=\w*\)/g,
    fix: (words) => `write \`${words.replace('(', '{').replace(')', '}')}\`, in braces`,
  },
  {
    pattern: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:)[^\]\n]*\]/g,
    what: 'is not a link: its brackets are the wrong way round',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /\][ ]?\[(?![^\]\n]*\bto be confirmed\])[^\]\n]+\]/g,
    what: 'does not end a link: this file does not define its address',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\$\{[^{}\n]*\}/g,
    fix: 'write a figure as `:stat[…]`, with its id; write other values out',
  },
  {
    pattern: /^#{2,6}[^\s#]+/g,
    what: 'is not a heading',
    fix: 'put a space after the # signs',
  },
  {
    pattern: /\*\*(?:\s[^*\n]+|[^*\n]+\s)\*\*/g,
    fix: 'remove the space beside the stars, as in **words**, or put a backslash before each',
  },
  {
    pattern: /\*\*(?=\S)(?![^*]*\*\*)/g,
    what: 'is shown as typed: nothing ends the bold words',
    fix: 'put ** after the words too, or remove it',
  },
  {
    pattern: /`(?![^`]*`)/g,
    what: 'is shown as typed: nothing ends the code',
    fix: 'put a ` after the words too, or remove it',
    place: 'text',
  },
  {
    pattern: /^-(?=\p{Lu}\p{L})/gmu,
    what: 'does not begin a list entry: a space is missing after the hyphen',
    fix: 'put a space after the hyphen',
    place: 'text',
  },
  {
    pattern: /(?<!^•.*\n)^•(?=.*\n•)/gm,
    what: 'does not begin a list entry',
    fix: 'begin each entry with a hyphen and a space',
    place: 'text',
  },
  {
    pattern: /~~[^~]+~~/g,
    what: 'is shown as typed: there is no strikethrough here',
    fix: 'remove the struck words, or the signs',
  },
  {
    pattern: /(?<![\w/.@-]|\]\()(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/g,
    what: 'is not a link',
    fix: 'write [words that say where it goes](https://…)',
    place: 'text',
    isAddress: true,
  },
  {
    pattern: /(?<![\w.+/-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w@/-]|:\S)/gi,
    what: 'is not a link',
    fix: (words) => `write [words that say who answers](mailto:${words})`,
    place: 'text',
    isAddress: true,
  },
  {
    pattern: /^\|.*\|(?:\n\|.*\|)*$/gm,
    what: 'is not a table row',
    fix: 'give the line of hyphens as many columns as the line above it',
  },
]

/** What may have been meant with two colons: a block, or a directive in a sentence, which has one. */
function fixColons(words: string, document: ContentDocument): string {
  const [, source = '', name = ''] = /^:+ ?(([\w-]+).*)$/.exec(words) ?? []
  const { kind, format } = document
  if (format === 'md' && blockOf(name)?.in.includes(kind))
    return `write \`::${source}\` alone on a line, with an empty line above and below`
  if (blockOf(name)) return howToWriteBlock(document, name)
  const near = didYouMean(name, [...textDirectiveNames, ...blocksIn(kind)])
  return near ? `${near} what is part of a sentence has one colon` : 'remove the colons'
}
