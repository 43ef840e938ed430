import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { abbreviations, descriptionLength, sentenceLength } from './style.ts'

const words = (count: number) => Array(count).fill('word').join(' ')

describe('a sentence', () => {
  it('may have forty words, and is reported at its beginning when it has more', () => {
    expect(runRule(sentenceLength, `Short. A ${words(39)}. End.`)).toEqual([])
    expect(runRule(sentenceLength, `Short. A ${words(40)}. End.`)).toMatchObject([
      { line: 4, column: 8, severity: 'suggestion', message: 'a sentence of 41 words is hard to follow' },
    ])
  })

  it('does not run on into the next item of a list', () => {
    expect(runRule(sentenceLength, `- ${words(30)}\n- ${words(30)}`)).toEqual([])
  })

  it('is looked at in the frontmatter, too', () => {
    expect(runRule(sentenceLength, '', { above: [`lead: A ${words(40)}`] })).toHaveLength(1)
  })
})

describe('an abbreviation', () => {
  it('is reported once, where it first stands', () => {
    expect(runRule(abbreviations, 'The KPI and the KPI.')).toMatchObject([
      { line: 4, column: 5, severity: 'suggestion' },
    ])
  })

  it.each([
    'Key figures (KPIs). The KPI.',
    'The KPI (key figure) rose.',
    'COVID-19 and SMS',
    'STOP',
    'A PDF of the EU',
  ])('is explained, or known: %s', (body) => {
    expect(runRule(abbreviations, body)).toEqual([])
  })
})

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
