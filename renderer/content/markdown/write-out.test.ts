import { expect, it } from 'vitest'
import type { Figures } from '../figures/figure.ts'
import { parseMdx } from '../mdx/parse.ts'
import { parse } from './processor.ts'
import { type WrittenPart, writeOut } from './write-out.ts'

const location = { file: 'a.md', line: 1, column: 1 }
const figures: Figures = {
  'a/reach': { id: 'a/reach', value: 41_300, notation: 'standard', location },
  'count/pilots': { id: 'count/pilots', value: 6, notation: 'standard', location },
}
const context = {
  figures,
  scope: 'a',
  kind: 'pilots' as const,
  email: 'hello@example.org',
  website: 'https://example.org/site',
}

function writeMarkdown(source: string): WrittenPart[] {
  return writeOut(source, parse(source), context)
}

function writeMdx(source: string): WrittenPart[] {
  const parsed = parseMdx(source, 'a.mdx', 1)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return writeOut(source, parsed.tree, context)
}

it.each([
  ['It reached :stat[reach] people.', 'It reached 41,300 people.'],
  ['**All :stat[count/pilots]{form=words}**, and `:stat[reach]`', '**All six**, and `:stat[reach]`'],
  ['Write to :contact-email, see :website.', 'Write to <hello@example.org>, see <https://example.org/site>.'],
  ['[a **:stat[reach]** b](/about)', '[a **41,300** b](https://example.org/site/about)'],
  ['[a][b]\n\n[b]: /about "/about"', '[a][b]\n\n[b]: https://example.org/site/about "/about"'],
  [
    '[a](https://example.com) [b](#c) ![d](/e.png)',
    '[a](https://example.com) [b](#c) ![d](https://example.org/site/e.png)',
  ],
])('writes out what markdown refers to: %j', (source, written) => {
  expect(writeMarkdown(source)).toEqual([written])
})

it('leaves the place of data to whoever knows it', () => {
  expect(writeMarkdown('A\n\n::stats[a, b]\n\nB')).toEqual(['A\n\n', { name: 'stats', argument: 'a, b' }, '\n\nB'])
  expect(writeMdx('A\n\n<Leaders />\n\nB')).toEqual(['A\n\n', { name: 'Leaders', argument: '' }, '\n\nB'])
})

it('writes figures in MDX, and remarks as quotations', () => {
  expect(writeMdx('All <Stat id="count/pilots" form="words" /> pilots, <Stat id="reach" />')).toEqual([
    'All six pilots, 41,300',
  ])
  expect(writeMdx('<Callout title="Note">All <Stat id="reach" />: [see](/about).</Callout>')).toEqual([
    '> **Note**\n>\n> All 41,300: [see](https://example.org/site/about).',
  ])
})

it('gives nothing for an empty text', () => {
  expect(writeMarkdown('')).toEqual([])
})
