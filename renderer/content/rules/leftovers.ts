import { toString as textOf } from 'mdast-util-to-string'
import { gap } from '../figures/find-numbers.ts'
import { blockNames } from '../markdown/blocks.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import { type ReaderText, readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

const rule = 'markdown/leftover'

interface Leftover {
  /** What stands in whatever the pattern finds. Most texts hold no such sign, and are passed over at once. */
  sign: string
  pattern: RegExp
  what: string
  fix: string
  /** Where a reader would see it as it is typed; everywhere unless told. */
  place?: ReaderText['place']
}

/** Signs that mean something in markdown, and that a reader would see because something is amiss with them. */
const leftovers: readonly Leftover[] = [
  {
    sign: '::',
    pattern: new RegExp(`::+ ?(?:${blockNames.join('|')})\\b`),
    what: 'stands within a text, where it is shown as it is typed',
    fix: 'write it alone on a line, as in `::milestones`, with an empty line above and below',
  },
  {
    sign: '![[',
    pattern: /!\[\[[^[\]\n]+\]\]/,
    what: 'is no picture',
    fix: 'write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
  },
  {
    sign: '[[',
    pattern: /(?<!!)\[\[[^[\]\n]+\]\]/,
    what: 'is no link',
    fix: 'write [the words](the address)',
  },
  {
    sign: '[',
    pattern: /^\[[ x]\](?= )/i,
    what: 'is shown as it is typed: a list has no boxes to tick here',
    fix: 'take the brackets out',
  },
  {
    sign: ':',
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]*:(?![\w:])/i,
    what: 'is shown as it is typed',
    fix: 'say it in words, or type the sign itself',
  },
  {
    sign: '==',
    pattern: /(?<!=)==(?!=)[^\s=](?:[^=\n]*[^\s=])?==(?!=)/,
    what: 'is shown as it is typed',
    fix: 'write **words** to set them off',
  },
  {
    sign: ': ',
    pattern: new RegExp(`: (?:${textDirectiveNames.join('|')})\\[`),
    what: 'is shown as it is typed',
    fix: 'take the space after the colon out',
  },
  {
    sign: '] (',
    pattern: /\] \((?=\S+[/.]\S*\))/,
    what: 'is no link, because of the space between the brackets',
    fix: 'take the space out',
  },
  {
    sign: '](',
    pattern: /\]\((?!\s)[^\s()]*\s[^()\n]*\)?/,
    what: 'ends no link, because of the space in the address',
    fix: 'take the space out of the address, or write %20 in its place',
  },
  {
    sign: ')[',
    pattern: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:)[^\]\n]*\]/,
    what: 'is no link: its brackets are the wrong way round',
    fix: 'write [the words](the address)',
  },
  {
    sign: '[',
    pattern: /\][ ]?\[[^\]\n]+\]/,
    what: 'ends no link: nothing in this file says which address that is',
    fix: 'write [the words](the address)',
  },
  {
    sign: '[^',
    pattern: /\[\^[^\]\s]+\]/,
    what: 'is no footnote: there are none here',
    fix: 'say it in the text, or in brackets',
  },
  {
    sign: '{',
    pattern: /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\$\{[^{}\n]*\}/,
    what: 'is shown as it is typed',
    fix: 'write a figure as `:stat[…]`, with its id; other values stand in the text themselves',
  },
  {
    sign: '<',
    pattern: /<\/?(?!stats?\b)[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/i,
    what: 'is HTML, which is shown as it is typed',
    fix: 'take the signs out: the page itself makes a field look right',
    place: 'fields',
  },
  {
    sign: '##',
    pattern: /^#{2,6}[^\s#]+/,
    what: 'is no heading',
    fix: 'put a space after the signs of the heading',
  },
  {
    sign: '**',
    pattern: /\*\*(?:\s[^*\n]+|[^*\n]+\s)\*\*/,
    what: 'is shown as it is typed',
    fix: 'let the stars touch the words, as in **words**, or put a backslash before each',
  },
  {
    sign: '~~',
    pattern: /~~[^~]+~~/,
    what: 'is shown as it is typed: there is no struck text here',
    fix: 'take out what no longer holds, or the signs',
  },
  {
    sign: '://',
    pattern: /(?<![\w/]|\]\()https?:\/\/\S*[^\s.,;:!?)]/,
    what: 'is no link',
    fix: 'write [words that say where it goes](https://…)',
  },
  {
    sign: '|',
    pattern: /^\|.*\|$/m,
    what: 'is no row of a table',
    fix: 'give the line of hyphens as many columns as the line above it has',
  },
]

/**
 * Nothing that markdown should have taken for itself is left for a reader to see.
 *
 * Good: `**bold**`, `[a report](https://example.org/a)`, `## A heading`, `a \*\* b`
 *
 * Bad: `**bold **`, `[a report] (https://example.org/a)`, `##A heading`, `in ::languages.`, `~~struck~~`,
 * `see https://example.org/a`, `[a report](/a report)`, `(a report)[/a]`, `[a report][a]`, `it fell.[^a]`, `{{reach}}`,
 * `lead: We <b>did</b> it.` in the frontmatter, `![[well.jpg]]`, `[[givify]]`, `- [ ] to do`, `:smile:`, `==marked==`
 */
export const noLeftovers: Rule = (document) => {
  const found = readerTexts(document).flatMap(leftoversIn)
  if (found.length === 0) return []
  // The words of a link may be its address, which the rule on the texts of links tells.
  const links = new Set(nodesOf(document.tree).flatMap((node) => (node.type === 'link' ? [textOf(node)] : [])))
  return found.flatMap(({ words, what, fix, locate }): Problem[] => {
    if (links.has(words)) return []
    const message = `\`${words.slice(0, 60).replaceAll(gap, '…')}\` ${what}`
    return [errorAt(locate(), rule, message, fix)]
  })
}

interface FoundLeftover extends Pick<Leftover, 'what' | 'fix'> {
  words: string
  locate: () => Location
}

function leftoversIn({ text, place, locate }: ReaderText): FoundLeftover[] {
  return leftovers
    .filter((leftover) => (leftover.place ?? place) === place && text.includes(leftover.sign))
    .flatMap(({ pattern, what, fix }) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: words, index }) => ({
        ...{ words, what, fix },
        locate: () => locate(index),
      })),
    )
}
