import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { figureReferences } from './figure-references.ts'

describe('a reference names a figure that exists', () => {
  it.each([
    ['of the file itself', ':stat[reach]'],
    ['of another file', ':stat[home/since]'],
    ['in another form', ':stat[reach]{form=words}'],
    ['with blanks', ':stat[ reach ]'],
    ['in cards', '::stats[reach, donors, home/since]'],
    ['whose file is broken, which is told elsewhere', ':stat[broken/figure]'],
    ['in code, where it is none', '`:stat[nope]`'],
  ])('%s', (_, body) => {
    expect(runRule(figureReferences, body)).toEqual([])
  })

  it('in MDX', () => {
    expect(runRule(figureReferences, 'All <Stat id="count/pilots" form="words" />.', { format: 'mdx' })).toEqual([])
  })
})

describe('a reference is refused', () => {
  it.each([
    ['that names none', 'All :stat[reech]', 4, 5],
    ['that names nothing', ':stat[]', 4, 1],
    ['that names what every object has', ':stat[constructor]', 4, 1],
    ['in a form that does not exist', ':stat[reach]{form=roman}', 4, 1],
    ['to one of many cards', 'Text.\n\n::stats[reach, donor]', 6, 1],
    ['in a list', '- one\n- two :stat[nope]', 5, 7],
  ])('%s', (_, body, line, column) => {
    expect(runRule(figureReferences, body)).toMatchObject([
      { line, column, severity: 'error', rule: 'figures/reference' },
    ])
  })

  it.each(['<Stat id="count/pilot" />', '<Stat id="reach" form="roman" />'])('in MDX: %s', (body) => {
    expect(runRule(figureReferences, body, { format: 'mdx' })).toMatchObject([{ line: 4, column: 1 }])
  })

  it.each([
    ['a text', ['lead: A :stat[nope] b'], 2, 7],
    ['a list', ['notes:', '  - fine', '  - :stat[nope]'], 4, 5],
    ['a card', ['cards:', '  - figure: nope', '    label: x'], 3, 13],
    ['the highlights', ['highlights:', '  - reach', '  - nope'], 4, 5],
  ])('in %s of the frontmatter', (_, above, line, column) => {
    expect(runRule(figureReferences, '', { above })).toMatchObject([{ line, column, rule: 'figures/reference' }])
  })
})

describe('what is said of it', () => {
  it('is what was meant, without the prefix of the own file', () => {
    expect(runRule(figureReferences, ':stat[reech]')[0]?.mend).toBe('did you mean `reach`?')
    expect(runRule(figureReferences, ':stat[home/sinc]')[0]?.mend).toBe('did you mean `home/since`?')
  })

  it('is the figures of the file where nothing is near, or how to get some', () => {
    expect(runRule(figureReferences, ':stat[something-else-entirely]')[0]?.mend).toBe(
      'the figures of this file are `reach`, `donors`, `day`',
    )
    expect(runRule(figureReferences, ':stat[something-else-entirely]', { scope: 'empty' })[0]?.mend).toContain(
      '`stats`',
    )
  })

  it('is the forms that there are', () => {
    expect(runRule(figureReferences, ':stat[reach]{form=roman}')[0]?.mend).toBe('the forms are full, bare, words')
  })
})
