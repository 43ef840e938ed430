import { describe, expect, test } from 'vitest'
import { figureForm, qualifiers } from '../schemas/figure.ts'
import { anyCharacter, everyDayOrLong, fc } from '../testing/property.ts'
import { typeset } from '../texts/typeset.ts'
import { readEveryday } from './everyday.ts'
import type { FigureForm } from './figure.ts'
import { findNumbers } from './find-numbers.ts'
import { displayForms, formatFigure } from './format.ts'
import { wordPattern } from './number-words.ts'
import { findOrdinary } from './phrases.ts'

const everyday = readEveryday()

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['one', 'two', 'twenty', '-', '–', ' ', '\n', '.', ',', '/', ':', "'", '’', '%', '$', 'US$'],
    ...['+', '1', '09', '000'],
    ...['k', 'm', 'per cent', 'million', 'and', 'of', 'the', 'May', 'Q4', 'sections', '½', '٣'],
    ...['\uFFFC', '👍', 'İ', '@'],
    ...['(', ')', '[1]', 'https://', 'www.', '#', 'o’clock', 'a', 'half a', 'hundred', 'COVID', 'page'],
  )
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  )

  test('every found number stands where it is said to, after the one before it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0
        for (const found of findNumbers(text)) {
          expect(found.text).not.toBe('')
          expect(text.slice(found.index, found.index + found.text.length)).toBe(found.text)
          expect(found.index).toBeGreaterThanOrEqual(end)
          end = found.index + found.text.length
        }
      }),
      { numRuns: everyDayOrLong(1000, 20_000) },
    )
  })

  test('what holds a word for a number is never missed', () => {
    // The pattern's own pieces, such as `twent` and `ies`, and what folds to them.
    const parts = [...(wordPattern.source.match(/[a-z]+/g) ?? []), ' ', '-', '\u00a0', '‑', 'ſ']
    const wordy = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(''))
    fc.assert(
      fc.property(anyText, wordy, (before, word) => {
        const text = `${before.replace(/[.@:\p{N}]/gu, '')} ${word}`
        if ([...text.matchAll(wordPattern)].length > 0) expect(findNumbers(text)).not.toEqual([])
      }),
    )
  })

  const length = everyDayOrLong(20_000, 100_000)
  test(`${length.toLocaleString('en')} hostile characters come to an end`, () => {
    const hostile = [
      ...['1', '1,', '1 ', '1-', '000 ', "1'", '1.', '1/', '+1 ', '+', '$', 'US', '½', '1h', '(1)', '0 ', '٣', "'"],
      ...['one ', 'two-', 'hundred ', 'two hundred and ', 'twenty-', 'a ', 'half a ', 'one in '],
      ...['May ', 'Q1–', '1 May '],
      ...['a.', 'a-', 'a/', '@', 'www.', 'http://', 'a.bc/', 'call ', 'tel +', 'AB12 '],
      ...['sections 1, ', '1, ', 'Rue a ', 'Aa ', 'aA', 'Box ', '1 Aa ', ' '],
    ]
    for (const text of hostile.map((piece) => piece.repeat(Math.ceil(length / piece.length)))) {
      findNumbers(text)
      findOrdinary(text, everyday)
    }
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 4 }), (parts) => {
        findNumbers(parts.join('').repeat(length).slice(0, length))
      }),
      { numRuns: everyDayOrLong(10, 100) },
    )
  })
})

test('a text has the same numbers as typed and as printed', () => {
  const pieces = fc.constantFrom(
    ...["'", '"', '-', ' - ', '--', ' ', 'six', 'seven'],
    ...['12', "'90s", 's', '(', '.', 'a', '½', 'donors'],
  )
  const digits = (text: string) => findNumbers(text).flatMap((found) => found.text.match(/[\p{L}\p{N}]+/gu) ?? [])
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      expect(digits(typeset(parts.join('')))).toEqual(digits(parts.join('')))
    }),
    { numRuns: everyDayOrLong(1000, 20_000) },
  )
})

describe('a formatted figure in a sentence', () => {
  const amount = fc.oneof(
    fc.integer({ min: -50, max: 100 }),
    fc.integer({ min: 0, max: 10 ** 12 }),
    fc.integer({ min: 1, max: 10 ** 7 }).map((number) => number / 1000),
  )
  const moments = [
    ...['2041-05-14', '2020-02-29', '14:00', '13:20-15:40', '+02:00'],
    ...['-11:00', '2 July', '21 and 24 September', '1 May'],
    ...['2 July 2025', 'Dec 2031', 'November 2031', 'Nov 2030-Aug 2031', 'May-Aug 2031', 'Q1, Jan/Feb', 'Q2-Q4, Oct'],
    ...['Q4', 'Q4 2023', 'Q4 2031 to Q2 2032', 'Q2, June', 'Sept 2024', 'May/June 2024'],
  ]
  const value: fc.Arbitrary<FigureForm['value']> = fc.oneof(
    amount,
    fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 900 })).map(([from, more]) => ({
      from,
      to: from + more,
    })),
    fc.constantFrom(...moments),
  )
  const figure: fc.Arbitrary<FigureForm> = fc.record({
    value,
    unit: fc.constantFrom('%', 'USD', 'HKD', 'year', 'people', undefined),
    qualifier: fc.constantFrom(...qualifiers, undefined),
    notation: fc.constantFrom(...figureForm.notation.unwrap().options),
  })
  const frames = [
    (shown: string) => `It came to ${shown} in the end.`,
    (shown: string) => `(${shown})`,
    (shown: string) => `${shown}`,
    (shown: string) => `From where we stand, “${shown}” is what donors remember; the rest is noise.`,
  ]

  test('is found, every digit and word of it', () => {
    fc.assert(
      fc.property(figure, fc.constantFrom(...displayForms), fc.constantFrom(...frames), (form, display, frame) => {
        const shown = formatFigure(form, display)
        // A lone `one` counts only beside a measure, `no` never does, and a lone digit pair such as `2.0` is never what a figure shows.
        fc.pre(!/\b(?:one|no)\b/.test(shown))
        const text = frame(shown)
        const start = text.indexOf(shown)
        const found = findNumbers(text)
        const covers = (index: number) => found.some((one) => one.index <= index && index < one.index + one.text.length)
        expect(found, text).not.toEqual([])
        for (let index = 0; index < shown.length; index += 1) {
          if (/\d/.test(shown.charAt(index))) expect(covers(start + index), text).toBe(true)
        }
      }),
      { numRuns: everyDayOrLong(1500, 30_000) },
    )
  })
})
