import { blockNames } from '../markdown/blocks.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { ReaderText } from './reader-texts.ts'
import type { ContentDocument } from './rule.ts'

/** A sign that means something in markdown, as a reader sees it when something is amiss with it. */
export interface Leftover {
  pattern: RegExp
  what: string
  /** What to do, from the words that were found. */
  fix: string | ((words: string, document: ContentDocument) => string)
  /** Where a reader would see it as it is typed; everywhere unless told. */
  place?: ReaderText['place']
}

/** What every pattern finds has one of these in it. Most texts have none of them, and are passed over at once. */
export const anySign = /[[\]{`*~<|=]|##|^-\p{Lu}|\n: |:(?:[:a-z]|\/\/)/imu

/** The signs that a reader would see. Of two that begin at the same place the first is told. */
export const leftovers: readonly Leftover[] = [
  {
    pattern: new RegExp(`::+ ?(?:${blockNames.join('|')})\\b`, 'g'),
    what: 'stands within a text, where it is shown as it is typed',
    fix: (words, { hasBlocks }) =>
      hasBlocks
        ? `write it alone on a line, as in \`::${words.replace(/^:+ ?/, '')}\`, with an empty line above and below`
        : 'take it out: blocks are shown in the texts of pilots alone',
  },
  {
    pattern: /(?<![\w:])::+(?!stats?\[)[a-z][\w-]*/gi,
    what: 'is shown as it is typed: there is no block of that name, and none stands within a text',
    fix: meantByColons,
    place: 'text',
  },
  {
    pattern: /(?<![\w:])::+(?!(?:stats?|contact-email|website)\b)[a-z][\w-]*(?![\w-]|\s?\[)/gi,
    what: 'is shown as it is typed',
    fix: 'take the colons out',
    place: 'fields',
  },
  {
    pattern: /(?<=\n): (?=\S)/g,
    what: 'at the beginning of a line is shown as it is typed: there are no lists of definitions here',
    fix: 'write the term and what it means in one line, as in `**Term**: what it means`',
  },
  {
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    what: 'is no picture',
    fix: 'write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
  },
  {
    pattern: /(?<!!)\[\[[^[\]\n]+\]\]/g,
    what: 'is no link',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /^\[[ x]\](?= )/gi,
    what: 'is shown as it is typed: a list has no boxes to tick here',
    fix: 'take the brackets out',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]*:(?![\w:])/gi,
    what: 'is shown as it is typed',
    fix: 'say it in words, or type the sign itself',
  },
  {
    pattern: /(?<!=)==(?!=)[^\s=](?:[^=\n]*[^\s=])?==(?!=)/g,
    what: 'is shown as it is typed',
    fix: 'write **words** to set them off',
  },
  {
    pattern: new RegExp(`: (?:${textDirectiveNames.join('|')})\\[`, 'g'),
    what: 'is shown as it is typed',
    fix: 'take the space after the colon out',
  },
  {
    pattern: /\] \((?=\S+[/.]\S*\))/g,
    what: 'is no link, because of the space between the brackets',
    fix: 'take the space out',
  },
  {
    pattern: /\]\([^\s()]+ +[“”„‘’«][^()\n]*\)/g,
    what: 'ends no link, because of the quotation marks around its title',
    fix: (words) =>
      `put straight ones in their place: \`${words.replace(/ +[“”„‘’«]+\s*/, ' "').replace(/\s*["“”‘’»]*\)$/, '")')}\``,
  },
  {
    pattern: /\]\((?!\s)[^\s()]*\s[^()\n]*\)/g,
    what: 'ends no link, because of the space in the address',
    fix: (words) => `take the space out of the address, or write \`${words.replace(/ +/g, '%20')}\``,
  },
  {
    pattern: /\]\((?:[/#]|https?:|mailto:|tel:)[^\s()]*[^\s().,;:!?](?![^()\n]*\))/g,
    what: 'ends no link: its closing bracket is missing',
    fix: (words) => `write \`${words})\``,
  },
  {
    pattern: /\]\((?:[/#]|https?:|mailto:|tel:)[^\s()]*\)/g,
    what: 'ends no link: no bracket stands before its words',
    fix: 'put a [ before the words of the link',
  },
  {
    pattern: /\[[^[\]()\n]+\((?:[/#]|https?:|mailto:|tel:)[^\s()]*\)/g,
    what: 'is no link: the bracket behind its words is missing',
    fix: (words) => `write \`${words.replace('(', '](')}\``,
  },
  {
    pattern: /(?<![\w:/]|: )stat\[[\w/-]+\]/g,
    what: 'is no reference to a figure: its colon is missing',
    fix: (words) => `write \`:${words}\``,
  },
  {
    pattern: /\(form=\w*\)/g,
    what: 'is shown as it is typed',
    fix: (words) => `write \`${words.replace('(', '{').replace(')', '}')}\`, in braces`,
  },
  {
    pattern: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:)[^\]\n]*\]/g,
    what: 'is no link: its brackets are the wrong way round',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /\][ ]?\[[^\]\n]+\]/g,
    what: 'ends no link: nothing in this file says which address that is',
    fix: 'write [the words](the address)',
  },
  {
    pattern: /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\$\{[^{}\n]*\}/g,
    what: 'is shown as it is typed',
    fix: 'write a figure as `:stat[…]`, with its id; other values stand in the text themselves',
  },
  {
    pattern: /<\/?(?!stats?\b)[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    what: 'is HTML, which is shown as it is typed',
    fix: 'take the signs out: the page itself makes a field look right',
    place: 'fields',
  },
  {
    pattern: /^#{2,6}[^\s#]+/g,
    what: 'is no heading',
    fix: 'put a space after the signs of the heading',
  },
  {
    pattern: /\*\*(?:\s[^*\n]+|[^*\n]+\s)\*\*/g,
    what: 'is shown as it is typed',
    fix: 'let the stars touch the words, as in **words**, or put a backslash before each',
  },
  {
    pattern: /\*\*(?=\S)(?![^*]*\*\*)/g,
    what: 'is shown as it is typed: nothing ends the bold words',
    fix: 'put ** behind the words as well, or take it out',
  },
  {
    pattern: /`(?![^`]*`)/g,
    what: 'is shown as it is typed: nothing ends the code',
    fix: 'put a ` behind the words as well, or take it out',
    place: 'text',
  },
  {
    pattern: /^-(?=\p{Lu}\p{L})/gmu,
    what: 'begins no entry of a list: a space is missing after the hyphen',
    fix: 'put a space after the hyphen',
    place: 'text',
  },
  {
    pattern: /~~[^~]+~~/g,
    what: 'is shown as it is typed: there is no struck text here',
    fix: 'take out what no longer holds, or the signs',
  },
  {
    pattern: /(?<![\w/]|\]\()https?:\/\/\S*[^\s.,;:!?)]/g,
    what: 'is no link',
    fix: 'write [words that say where it goes](https://…)',
  },
  {
    pattern: /^\|.*\|(?:\n\|.*\|)*$/gm,
    what: 'is no row of a table',
    fix: 'give the line of hyphens as many columns as the line above it has',
  },
]

/** What may have been meant with two colons: what is part of a sentence has one, and a block has a line of its own. */
function meantByColons(words: string, { hasBlocks }: ContentDocument): string {
  const name = words.replace(/^:+/, '')
  const near = didYouMean(name, [...textDirectiveNames, ...(hasBlocks ? blockNames : [])])
  return near
    ? `${near} a block stands alone on a line, and what is part of a sentence has one colon`
    : 'take the colons out'
}
