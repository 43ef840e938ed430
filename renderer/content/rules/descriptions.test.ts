import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { descriptionLength } from './descriptions.ts'

describe('a description', () => {
  const lengthOf = (text: string) => runRule(descriptionLength, '', { above: [`description: "${text}"`] })

  it.each([50, 160])('may have %i characters', (length) => {
    expect(lengthOf('x'.repeat(length))).toEqual([])
  })

  it.each([
    [49, 'say what a reader finds on the page, and for whom it is'],
    [163, 'shorten it by 3 characters'],
  ])('is told with %i', (length, fix) => {
    expect(lengthOf('x'.repeat(length))).toMatchObject([{ line: 2, column: 14, severity: 'warning', fix }])
  })

  it('is measured as a reader sees its figures', () => {
    expect(lengthOf(`${'x'.repeat(159)}:stat[reach]`)).toEqual([])
  })

  it('is of no matter in a file without a page', () => {
    expect(runRule(descriptionLength, '', { above: ['description: x'], page: undefined })).toEqual([])
  })
})
