import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { figureReferences } from './figure-references.ts'
import { noLeftovers } from './leftovers.ts'
import type { Rule } from './rule.ts'

/** References, and what only looks like one, which is a matter of leftovers. */
const rule: Rule = (...of) => [...figureReferences(...of), ...noLeftovers(...of)]
const told = (body: string, more?: Parameters<typeof runRule>[2]) => runRule(rule, body, more)

describe('a reference names a figure that exists', () => {
  it.each([
    ['of the file itself', ':stat[reach]'],
    ['of another file', ':stat[home/since]'],
    ['in another form', ':stat[reach]{form=words}'],
    ['with spaces', ':stat[ reach ]'],
    ['in cards', '::stats[reach, donors, home/since]'],
    ['in code, where it is none', '`:stat[nope]`'],
  ])('%s', (_, body) => {
    expect(told(body)).toEqual([])
  })

  it('in MDX', () => {
    expect(told('All <Stat id="count/pilots" form="words" />.', { format: 'mdx' })).toEqual([])
  })
})

describe('a reference is refused', () => {
  it.each([
    ['that names none', 'All :stat[reech]', 4, 5],
    ['that names nothing', ':stat[]', 4, 1],
    ['that names what every object has', ':stat[constructor]', 4, 1],
    ['in a form that does not exist', ':stat[reach]{form=roman}', 4, 1],
    ['to one of many cards', 'Text.\n\n::stats[reach, donor]', 6, 1],
    ['with an attribute that it does not take', ':stat[reach]{from=words}', 4, 1],
    ['behind a second colon, which hides it', 'All ::stat[reach] people', 4, 5],
    ['in a list', '- one\n- two :stat[nope]', 5, 7],
  ])('%s', (_, body, line, column) => {
    expect(told(body)).toMatchObject([{ line, column, severity: 'error', rule: 'figures/reference' }])
  })

  it.each(['<Stat id="count/pilot" />', ':stat[reach] people', ':stats[reach]', ':stat'])('in MDX: %s', (body) => {
    expect(told(body, { format: 'mdx' })).toMatchObject([{ line: 4, column: 1 }])
  })

  it.each([
    ['a text', ['lead: A :stat[nope] b'], 2, 9],
    ['a text, with another name', ['lead: A :stats[reach] b'], 2, 9],
    ['a text, with a capital', ['lead: A :Stat[reach] b'], 2, 9],
    ['a text, with a space', ['lead: A :stat [reach] b'], 2, 9],
    ['a text, without its end', ['lead: A :stat[reach b'], 2, 9],
    ['a text, with round brackets', ['lead: A :stat(reach) b'], 2, 9],
    ['a text, with two colons', ['lead: A ::stat[reach] b'], 2, 9],
    ['a text, as in MDX', ['lead: A <Stat id="reach" /> b'], 2, 9],
    ['a text, in a form that does not exist', ['lead: A :stat[reach]{form=wrods} b'], 2, 9],
    ['a text, with an attribute that it does not take', ['lead: A :stat[reach]{from=words} b'], 2, 9],
    ['a text, as the address that only the text beneath knows', ['lead: Write to :contact-email'], 2, 16],
    ['a list', ['notes:', '  - fine', '  - :stat[nope]'], 4, 5],
    ['a card', ['cards:', '  - figure: nope', '    label: x'], 3, 13],
    ['the highlights', ['highlights:', '  - reach', '  - nope'], 4, 5],
  ])('in %s of the frontmatter', (_, above, line, column) => {
    expect(told('', { above })).toMatchObject([{ line, column, rule: 'figures/reference' }])
  })
})

describe('what is said of it', () => {
  it('is what was meant, without the prefix of the own file', () => {
    expect(told(':stat[reech]')[0]?.fix).toBe('did you mean `reach`?')
    expect(told(':stat[home/sinc]')[0]?.fix).toBe('did you mean `home/since`?')
  })

  it('is the figures of the file where nothing is near, or how to get some', () => {
    expect(told(':stat[something-else-entirely]')[0]?.fix).toBe('the figures of this file are `reach`, `donors`, `day`')
    expect(told(':stat[something-else-entirely]', { scope: 'empty' })[0]?.fix).toContain('`stats`')
  })

  it('is the figures of the other file that it names, and never those of its own', () => {
    expect(told(':stat[home/something-else]')[0]?.fix).toBe('the figures of `home` are `home/since`')
    expect(told(':stat[lantern-post/something]')[0]?.fix).toBe(
      'nothing called `lantern-post` has figures: name another figure, or remove the reference',
    )
  })

  it('is the commas that are missing between figures', () => {
    expect(told('::stats[reach donors]')[0]).toMatchObject({
      message: '`reach donors` is more than one figure',
      fix: 'name one figure, or put commas between those of a block: `::stats[reach, donors]`',
    })
    expect(told('::stats[reach friends]')[0]?.message).toBe('there is no figure `reach friends`')
  })

  it('is how a reference is written where it stands', () => {
    const fixIn = (words: string) => told('', { above: [`lead: ${words}`] })[0]?.fix
    expect(fixIn('A :stats[reach]')).toBe('did you mean `:stat[reach]`?')
    expect(fixIn('A <Stat id="reach" />')).toBe('did you mean `:stat[reach]`?')
    expect(fixIn('A :note[reach]')).toBe('write `:stat[reach]` for a figure, or put a space after the colon')
    expect(fixIn('A :stat[reach]{form=wrods}')).toBe('did you mean `words`? the forms are full, bare, words, prose')
    expect(fixIn('A :stat[reach]{from=words}')).toBe('did you mean `form`?')
    expect(told('A :stat[reach].', { format: 'mdx' })[0]?.fix).toBe('did you mean `<Stat id="reach" />`?')
  })

  it('is nothing where the words only have a colon', () => {
    const above = ['lead: "At 14:00, a status: the website: see [this]"', 'url: https://example.org/a:b']
    expect(told('A note: [this](/pilots) and \\:stat[nope]', { above })).toEqual([])
  })

  it('is the forms that there are', () => {
    expect(told(':stat[reach]{form=roman}')[0]?.fix).toBe('the forms are full, bare, words, prose')
  })
})
