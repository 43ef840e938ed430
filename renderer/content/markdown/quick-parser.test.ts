import { readFileSync } from 'node:fs'
import { tests as examples } from 'commonmark-spec'
import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { findFiles } from '../files/find-files.ts'
import { splitFrontmatter } from '../frontmatter/frontmatter.ts'
import { payloads, pieces } from '../testing/fuzz/payloads.ts'
import { everyDayOrLong, fc } from '../testing/property.ts'
import { parse, reference } from './processor.ts'
import { isPlainMarkdown } from './quick-parser.ts'

/** What writers type every day, and what comes close to it. */
const usual = [
  ...['a', 'two words', 'x.', 'é', '‑', '—', '1', '14:30', ' ', '\n', '\n\n', '  \n', ':'],
  ...['key: value', '"', "'", '(', ')'],
  ...[
    '## H\n',
    '- x\n',
    '* x\n',
    '1. x\n',
    '2) y\n',
    '> q\n',
    '| a | b |\n| - | - |\n| 1 | 2 |\n',
    '```\n',
    '    code\n',
  ],
  ...['**b**', '*e*', '_e_', '__b__', '***', '`c`', '[a](/b)', '![alt](/c.jpg)', '[x](/y "t")', '[r]', '[r]: /x\n'],
  ...[':stat[reach]', ':stat[reach]{form=words}', ':term[ROI]', ':website', '::milestones\n', '::stats[a, b]\n'],
  ...['https://example.org/a_b', 'user@example.org', 'www.example.org', '[x] ', '- [ ] ', '===\n', '- - -\n'],
]

it.each([
  ['words', 'A lamp, and *two* of **them**: `lamp`.\n'],
  ['links and pictures', '![A lamp](/lamp.jpg) and [all](https://example.org/a?b=c#d).\n'],
  ['figures', 'To :stat[reach]{form=words}, see :website\n\n::stats[a, b]\n'],
  ['lists, quotations and tables', '- a\n- b\n\n1. c\n\n> d\n\n| e | f |\n| --- | ---: |\n| 1 | 2 |\n'],
])('%s are plain', (_, text) => {
  expect(isPlainMarkdown(text)).toBe(true)
})

it.each([
  ['a sign that is left over', 'two * three'],
  ['a directive that does not end', ':stat[reach'],
  ['a colon between digits', '14:30'],
  ['an address that is a link by itself', 'https://example.org'],
  ['an escape', '1\\*2'],
  ['an entity', '&amp;'],
  ['a piece of HTML', '<b>x</b>'],
  ['a reference', '[a][b]'],
  ['indented code', '    a'],
  ['a line that makes a heading of the one above', 'a\n==='],
  ['a character of two units', '💡'],
])('%s is not', (_, text) => {
  expect(isPlainMarkdown(text)).toBe(false)
})

describe('a plain text has the same syntax tree, with the same places, whoever parses it', () => {
  const compare = (text: string) => {
    expect(parse(text)).toEqual(reference.parse(text))
  }

  it('in the examples of CommonMark, and what attackers type', () => {
    const plain = [...examples.map(({ markdown }) => markdown), ...payloads].filter(isPlainMarkdown)
    expect(plain.length).toBeGreaterThan(80)
    plain.forEach(compare)
  })

  it('in every text of the fixture, most of which are plain', () => {
    const bodies = findFiles(fixture.root)
      .files.filter(({ file }) => file.endsWith('.md'))
      .map(({ path }) => splitFrontmatter(readFileSync(path, 'utf8')).body)
    bodies.forEach(compare)
    expect(bodies.filter(isPlainMarkdown).length / bodies.length).toBeGreaterThan(0.8)
  })

  it('in any that is put together of usual and unusual pieces', () => {
    const anyText = fc
      .array(fc.constantFrom(...pieces, ...usual, ...usual, ...usual), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.join(''))
    fc.assert(fc.property(anyText.filter(isPlainMarkdown), compare), { numRuns: everyDayOrLong(1000, 50_000) })
  })
})
