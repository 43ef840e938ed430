import { describe, expect, test } from 'vitest'
import { findBesideFigure } from './beside-figure.ts'

describe('what a reader takes for part of the figure is reported', () => {
  test.each([
    ['', ' million people', 'million'],
    ['', '\u00a0thousand', 'thousand'],
    ['', '-million', '-million'],
    ['', ' bn', 'bn'],
    ['', '%', '%'],
    ['', ' per cent of them', 'per cent'],
    ['', 'k', 'k'],
    ['', 's', 's'],
    ['', '00', '00'],
    ['', '.5', '.5'],
    ['', ',000', ',000'],
    ['', ' ½', '½'],
    ['', ' and a half years', 'and a half'],
    ['', '+', '+'],
    ['', ' €', '€'],
    ['', ' EUR', 'EUR'],
    ['It raised US$', ' in all', 'US$'],
    ['It raised £', '', '£'],
    ['It raised CHF ', '', 'CHF'],
    ['It changed by -', '', '-'],
    ['−', '', '−'],
    ['It changed by minus ', '', 'minus'],
    ['some1', '', 'some1'],
    ['0.', '', '0.'],
    ['It was ~', '', '~'],
    ['It was ≈ ', '', '≈'],
    ['It has under ', ' people', 'under', '8,600+'],
    ['Fewer than ', '', 'Fewer than', 'over 8,600'],
    ['It has under ', ' people', 'under', 'more than 1,500'],
    ['At least ', ' people', 'At least', 'At most six'],
    ['It has over ', ' people', 'over', 'up to 40'],
    ['', ' million', 'million', 'more than 1,500'],
  ])('%j and %j: %s', (before, after, told, words = '41,300') => {
    expect(findBesideFigure(before, after, words)).toBe(told)
  })
})

describe('ordinary words are left alone', () => {
  test.each([
    ['', ' people'],
    ['It reached ', ', or more.'],
    ['(', ')'],
    ['“', '”'],
    ['mid-', ' to late'],
    ['\uFFFC–', ' years'],
    ['', '-year-old children'],
    ['', '–\uFFFC'],
    ['', ':\uFFFC'],
    ['ten words — ', ' — and more'],
    ['', ' percentage points'],
    ['', ' kilometres'],
    ['', ' millionaires'],
    ['The USA ', ' times'],
    ['It has under ', ' people'],
    ['It has more than ', ' people', '8,600+'],
    ['Of all, ', ' people', 'more than 1,500'],
    ['', '.'],
    ['', ' and a halfway house'],
  ])('%j and %j', (before, after, words = '41,300') => {
    expect(findBesideFigure(before, after, words)).toBeUndefined()
  })
})
