import { describe, expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import { measure, readMarked } from './testing/measure.ts'
import { moreNumbers } from './testing/more-numbers.ts'
import { numberCorpus } from './testing/number-corpus.ts'

describe('a corpus of sentences', () => {
  const sentences = [...Object.values(numberCorpus).flat(), ...moreNumbers]

  test('is found with precision and recall of at least 0.99', () => {
    const { precision, recall, marks, misses } = measure(sentences)
    const percent = (share: number) => `${(share * 100).toFixed(2)} %`
    console.log(
      [
        `${sentences.length} sentences, ${marks} numbers: precision ${percent(precision)}, recall ${percent(recall)}`,
        ...misses.map(
          ({ sentence, expected, found }) => `  ${sentence} — ${expected.join('; ')} ≠ ${found.join('; ')}`,
        ),
      ].join('\n'),
    )
    expect(sentences.length).toBeGreaterThanOrEqual(300)
    expect(precision).toBeGreaterThanOrEqual(0.99)
    expect(recall).toBeGreaterThanOrEqual(0.99)
  })

  test('holds no sentence twice', () => {
    expect(new Set(sentences.map((marked) => readMarked(marked).sentence)).size).toBe(sentences.length)
  })
})

describe('values', () => {
  test.each([
    ['29,000 people', 29000],
    ['US$78.53 on average', 78.53],
    ['5.55% of them', 5.55],
    ['200M+ users', 200_000_000],
    ['1.5 million users', 1_500_000],
    ['six winners', 6],
    ['thirty-two schools', 32],
    ['two hundred and five thousand letters', 205_000],
    ['１２ letters', 12],
    ['٢٠ letters', 20],
    ['10 000 letters', 10_000],
    ['1.000.000 letters', 1_000_000],
  ])('%s', (text, value) => {
    expect(findNumbers(text)[0]?.value).toBe(value)
  })

  test.each(['65–84', '14:00', '23 September 2025', '3:1', '½', 'two-thirds'])('%s is not one number', (text) => {
    expect(findNumbers(text)).toMatchObject([{ text }])
    expect(findNumbers(text)[0]?.value).toBeUndefined()
  })
})
