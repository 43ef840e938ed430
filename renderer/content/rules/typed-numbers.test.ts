import { describe, expect, test } from 'vitest'
import { openEntry } from '../entries/entry.ts'
import type { Figures } from '../figures/figure.ts'
import { collections } from '../kinds/collections.ts'
import { singles } from '../kinds/singles.ts'
import { placeProblems } from '../problems/place-problems.ts'
import { smallIndex } from '../testing/rule-run.ts'
import { checkDocument } from './check-document.ts'

const location = { file: 'any.md', line: 1, column: 1 }
const form = { notation: 'standard', location } as const
const figures: Figures = Object.fromEntries(
  [
    { ...form, id: 'my-pilot/community', value: 83, unit: '%' },
    { ...form, id: 'my-pilot/winners', value: 6, unit: 'winners' },
    { ...form, id: 'my-pilot/gift', value: 91.35, unit: 'USD' },
    { ...form, id: 'my-pilot/reach', value: 8_600, unit: 'people', qualifier: '+' as const },
    { ...form, id: 'other/age', value: { from: 52, to: 71 }, unit: 'years' },
    { ...form, id: 'count/pilots', value: 14, unit: 'pilots' },
    { ...form, id: 'client/retries', value: 3, unit: 'retries' },
  ].map((figure) => [figure.id, figure]),
)

/** The problems of the rule in a file: at which line and column, with the text that stands there, and the fix. */
function check(text: string, file = 'pilots/my-pilot.md') {
  const phrases = ['two-way', 'M{n}', 'iOS {n}', 'COVID-{n}', 'the two of them']
  const document = openEntry({ kind: 'pilots', id: 'my-pilot', file, text })
  const lines = text.split('\n')
  return placeProblems(checkDocument(document, { ...smallIndex, figures, phrases }), () => text)
    .filter(({ rule }) => rule === 'figures/typed-number')
    .map(({ line, column, message, fix }) => {
      const number = /the number `(.*)`/.exec(message)?.[1]
      return { line, column, number, stands: lines[line - 1]?.slice(column - 1), message, fix }
    })
}

const body = (...lines: string[]) => ['---', 'title: A pilot', '---', '', ...lines].join('\n')
const typed = (text: string, file?: string) => check(text, file).map((problem) => problem.number)

describe('in the text of a file', () => {
  test.each([
    ['a sentence', body('It reached 41,300 people and six schools.'), ['41,300', 'six']],
    ['a second line', body('First a line,', 'then 12 more.'), ['12']],
    ['a table', body('| NGOs | Share |', '| ---- | ----- |', '| 14   | a \\| 5%  |'), ['14', '5%']],
    ['a list in a quotation', body('> - as many as', '>   15 of them', '> - and', '>', '>   16'), ['15', '16']],
    ['emphasis', body('They sent **12** letters and *thir*teen, or _7_.'), ['12', 'thirteen', '7']],
    ['a link and its title', body('See [the 12 letters](/x "all 13 of them").'), ['12', '13']],
    ['a picture', body('![A crowd of 40 people](/x.png "in 41 seats")'), ['40', '41']],
    ['entities and backslashes', body('R&amp;D&nbsp;&copy; \\*12\\* and &lt;5 &#36;6'), ['12', '5', '$6']],
    ['characters beyond the basic plane', body('👍👍 12 thumbs &#x1F44D; 13'), ['12', '13']],
    ['an indented line', body('- one item', '', '   with 12 words', '   and 13 more'), ['12', '13']],
    ['a heading', body('## What 12 people did'), ['12']],
    ['a heading that begins with a count', body('## 14 NGOs'), ['14']],
  ])('%s: each number has its own place', (_, text, expected) => {
    const problems = check(text)
    expect(problems.map((problem) => problem.number)).toEqual(expected)
    for (const { number, stands } of problems) {
      const first = number === '$6' ? '&#36;6' : number === 'thirteen' ? '*thir*teen'.slice(1) : number
      expect(stands?.startsWith(first ?? '?'), `${number} at ${stands}`).toBe(true)
    }
  })

  test.each([
    ['references', body('It was :stat[year-2020], :stat[community]{form=words}.', '', '::stats[a-1, b-2]')],
    ['numbers of headings', body('## 01. Subscriber Goal', '', '## 2. Title', '', '## A. First', '', '## 3) Title')],
    ['numbers of a list', body('1. Ask.', '2. Listen.', '', '14. Go on.')],
    ['addresses of links', body('[here](/report-2024 "a report") and <https://example.org/2024/5>')],
    ['phrases of ordinary language', body('M1 is a two-way test of iOS 17, one of the most *COVID-19*-like.')],
  ])('%s are left alone', (_, text) => {
    expect(check(text)).toEqual([])
  })

  test('code is read like any other words, as a visitor reads it', () => {
    const numbers = check(body('Write `12`:', '', '```', '13 lines', '```')).map(({ line, number }) => [line, number])
    expect(numbers).toEqual([
      [5, '12'],
      [8, '13'],
    ])
  })

  test('a word that emphasis divides is read as one', () => {
    expect(typed(body('Giving is a **two**-way street, and the *two* of them know it.'))).toEqual([])
  })
})

describe('in MDX', () => {
  const file = 'pages/about.mdx'

  test('sentences, components and their attributes are read, with places', () => {
    const text = body(
      'There are 14 NGOs, <Stat id="count/pilots" /> pilots.',
      '',
      '<Callout title="All 12 of them">',
      '  Ask 13 people.',
      '</Callout>',
      '',
      '<Callout title="On one line">and [15](/x) within</Callout>',
    )
    const problems = check(text, file)
    expect(problems.map((problem) => problem.number).sort()).toEqual(['12', '13', '14', '15'])
    for (const { number, stands } of problems) expect(stands?.startsWith(number ?? '?'), stands).toBe(true)
  })

  test('the fix is written as a component', () => {
    expect(check(body('Some 83% of them.'), file)[0]?.fix).toMatch(/^write `<Stat id="community" \/>`;/)
    expect(check(body('There were six winners.'), file)[0]?.fix).toMatch(
      /^write `<Stat id="winners" form="words" \/>`;/,
    )
  })
})

describe('in the frontmatter', () => {
  const front = (...lines: string[]) => ['---', ...lines, '---', ''].join('\n')

  test.each([
    ['a plain text', front('title: What 12 people did')],
    ['single quotation marks', front("title: 'It''s what ''12'' people did'")],
    ['double quotation marks', front('title: "a \\"b\\" \\u00e9\\x41\\t 12 people"')],
    ['a list', front('keyFeatures:', '  - Short', '  - Over 12 people')],
    ['a nested field', front('image:', '  src: /a.png', '  alt: All 12 of us')],
    ['behind a reference', front('subtitle: :stat[community] of 12 people')],
    ['a list in one line', front('keyFeatures: [Short, "Over 12 people"]')],
    ['a label', front('stats:', '  - label: the 12 letters')],
  ])('%s: the place is that of the number', (_, text) => {
    const problems = check(text)
    expect(problems).toMatchObject([{ number: '12' }])
    expect(problems[0]?.stands).toMatch(/^12/)
  })

  test('of a text over several lines, the place is that of the text', () => {
    const place = { line: 3, column: 11 }
    expect(check(front('title: x', 'subtitle: >', '  Some words', '  and 12 more'))).toMatchObject([place])
    expect(check(front('title: x', 'subtitle: some words', '  and 12 more'))).toMatchObject([place])
  })

  test('what no visitor reads is left alone', () => {
    const text = front(
      'id: pilot-12',
      'title: 2. A pilot',
      'category: 12 things',
      'highlights: [pilot-13]',
      'resources:',
      '  - label: Read',
      '    url: https://example.org/12',
      'stats:',
      '  - unit: 14 days',
      'image:',
      '  alt: A picture',
      '  src: /images/15.png',
      'milestones:',
      '  - label: M1',
      '    name: Plan',
      '    deadline: Dec 2023',
    )
    expect(check(text)).toEqual([])
  })
})

describe('a fix', () => {
  const fix = (sentence: string) => check(body(sentence))[0]?.fix
  const define =
    'define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml'

  const other = (write: string) => `${write}; if it is another figure, ${define}`

  test('names the figure of the same file that reads the same', () => {
    expect(fix('Some 83% felt so.')).toBe(other('write `:stat[community]`'))
    expect(fix('There were six winners.')).toBe(other('write `:stat[winners]{form=words}`'))
    expect(fix('They gave US$91.35 each.')).toBe(other('write `:stat[gift]`'))
    expect(fix('Only 8,600 people came.')).toBe(other('write `:stat[reach]{form=bare}`'))
    expect(fix('Only 8600 people came.')).toBe(other('write `:stat[reach]{form=bare}`'))
  })

  test('names no other figure', () => {
    for (const text of ['Some 83 people felt so.', 'All 14 pilots.', 'These 999 names.', 'They walked 6km.'])
      expect(fix(text)).toBe(define)
  })

  test('takes no day, place in an order or time of the day for a number', () => {
    for (const text of ['On May 6th.', 'On the 6th.', 'At 6 pm.', 'At 6pm.', 'In Q6.']) expect(fix(text)).toBe(define)
  })
})

describe('an acceptance', () => {
  const accepting = (accepted: string[], ...lines: string[]) =>
    ['---', 'title: A pilot', 'accepted:', ...accepted, '---', '', ...lines].join('\n')
  const entry = (text: string) => [`  - text: ${text}`, '    reason: It is a name.']

  test('covers its number wherever the words stand', () => {
    const text = accepting(entry('Locker 12'), 'In Locker 12 and in Locker', '12 we met; but 12 stayed.')
    expect(check(text)).toMatchObject([{ line: 9, number: '12', stands: '12 stayed.' }])
  })

  test('holds in the frontmatter as well', () => {
    expect(check(['---', "subtitle: '404'", 'accepted:', ...entry("'404'"), '---', ''].join('\n'))).toEqual([])
  })

  test('covers a number whole or not at all', () => {
    const problems = check(accepting(entry("'41'"), 'Some 41,300 people.'))
    expect(problems).toHaveLength(2)
    expect(problems).toContainEqual(expect.objectContaining({ line: 8, number: '41,300' }))
    expect(problems).toContainEqual(
      expect.objectContaining({ line: 4, column: 11, message: '`41` is accepted, but does not cover a whole number' }),
    )
  })

  test('that fits nothing is a fault at its own place', () => {
    expect(check(accepting(entry('Locker 13'), 'No number here.'))).toMatchObject([
      { line: 4, column: 11, message: '`Locker 13` is accepted, but no text of this file says it' },
    ])
  })

  test('may cover ordinary language as well', () => {
    expect(check(accepting(entry('two-way'), 'A two-way street.'))).toEqual([])
  })

  test('holds whether its quotes are typed or set', () => {
    const quoted = entry("\"the donors' '12'\"")
    expect(check(accepting(quoted, "So said the donors' '12'."))).toEqual([])
    expect(check(accepting(quoted, 'So said the donors’ ‘12’.'))).toEqual([])
  })

  const schemas = [
    ...Object.entries(collections).map(([name, { schema }]) => [name, schema] as const),
    ...Object.entries(singles).map(([name, { schema }]) => [name, schema] as const),
  ]
  test.each(schemas)('may stand in the frontmatter of %s, with a reason', (_, { shape: { accepted } }) => {
    expect(accepted.safeParse([{ text: '404', reason: 'a name' }]).success).toBe(true)
    expect(accepted.safeParse([{ text: '404' }]).success).toBe(false)
    expect(accepted.safeParse([{ text: '404', reason: 'a name', why: 'x' }]).success).toBe(false)
  })
})
