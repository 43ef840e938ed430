import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { descriptionLength, titleLength } from './search-results.ts'

describe('a description', () => {
  const lengthOf = (text: string) => runRule(descriptionLength, '', { above: [`description: "${text}"`] })

  it.each([120, 155])('may have %i characters', (length) => {
    expect(lengthOf('x'.repeat(length))).toEqual([])
  })

  it.each([
    [119, 'say what a reader finds on the page, what came of it, and for whom it is'],
    [158, 'shorten it by 3 characters'],
  ])('is told with %i', (length, fix) => {
    expect(lengthOf('x'.repeat(length))).toMatchObject([{ line: 2, column: 14, severity: 'warning', fix }])
  })

  it('is measured as a reader sees its figures', () => {
    expect(lengthOf(`${'x'.repeat(154)}:stat[reach]`)).toEqual([])
  })

  it('is of no matter in a file without a page', () => {
    expect(runRule(descriptionLength, '', { above: ['description: x'], page: undefined })).toEqual([])
  })
})

describe('the title of a document', () => {
  const lengthOf = (...above: string[]) => runRule(titleLength, '', { above })
  const told = (...above: string[]) => lengthOf(...above).map(({ message, fix }) => `${message}: ${fix}`)
  const named = (length: number) => `documentTitle: "${'x'.repeat(length)}"`

  it('may have 50 to 60 characters with the name of the site, where both fit, or alone', () => {
    // The site is called Candles: ten characters with what parts them.
    for (const length of [40, 50, 60]) expect(lengthOf('title: A', named(length)), String(length)).toEqual([])
    expect(lengthOf(`title: "${'x'.repeat(40)}"`)).toEqual([])
  })

  it.each([
    [['title: A'], 'has 11', 'add a `documentTitle` that says more of what is on the page'],
    [[`title: "${'x'.repeat(61)}"`], 'has 61', 'add a `documentTitle` that says it in fewer words'],
    [['title: A', named(39)], 'has 49', 'say more of what is on the page'],
    [['title: A', named(63)], 'has 63', 'shorten it by 3 characters'],
  ])('is told with any other number: %j', (above, number, fix) => {
    expect(told(...above)).toEqual([`the title ${number} characters in search results, which show 50 to 60: ${fix}`])
  })

  it('is a warning where it stands', () => {
    const place = { severity: 'warning', rule: 'content/title' }
    expect(lengthOf('title: A')).toMatchObject([{ ...place, line: 2, column: 8 }])
    expect(lengthOf('title: A', named(63))).toMatchObject([{ ...place, line: 3, column: 16 }])
  })

  it('is measured as a reader sees its figures', () => {
    expect(lengthOf('title: A', `documentTitle: "${'x'.repeat(59)}:stat[reach]"`)).toEqual([])
  })

  it('is of no matter in a file without a page, or in a section of one', () => {
    expect(runRule(titleLength, '', { above: ['title: x'], page: undefined })).toEqual([])
    expect(runRule(titleLength, '', { above: ['title: x'], headingAbove: 2 })).toEqual([])
  })
})
