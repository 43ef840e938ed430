import { describe, expect, it } from 'vitest'
import { qualifiers } from '../schemas/figure.ts'
import { fc } from '../testing/property.ts'
import type { FigureForm } from './figure.ts'
import { displayForms, formatFigure, isUnitShown } from './format.ts'
import { parseFigure } from './parse.ts'

describe('a figure that was typed as a reader sees it', () => {
  it.each<[string, FigureForm]>([
    ['29,000', { value: 29000, notation: 'standard' }],
    ['20,000+', { value: 20000, qualifier: '+', notation: 'standard' }],
    ['US$78.53', { value: 78.53, unit: 'USD', notation: 'standard' }],
    ['HK$5,000', { value: 5000, unit: 'HKD', notation: 'standard' }],
    ['0.1%', { value: 0.1, unit: '%', notation: 'standard' }],
    ['+50%', { value: 50, unit: '%', qualifier: 'increase', notation: 'standard' }],
    ['200M+', { value: 200_000_000, qualifier: '+', notation: 'compact' }],
    ['5000+', { value: 5000, qualifier: '+', notation: 'ungrouped' }],
    ['65–84', { value: { from: 65, to: 84 }, notation: 'standard' }],
    ['about 4,000', { value: 4000, qualifier: 'about', notation: 'standard' }],
    ['Six', { value: 6, notation: 'standard' }],
    ['two to three', { value: { from: 2, to: 3 }, notation: 'standard' }],
    ['23 September 2025', { value: '2025-09-23', notation: 'standard' }],
    ['14:00–16:00', { value: '14:00-16:00', notation: 'standard' }],
    ['Q4, Oct/Nov', { value: 'Q4, Oct/Nov', notation: 'standard' }],
  ])('is taken apart: %s', (text, form) => {
    expect(parseFigure(text)).toEqual(form)
  })

  it.each(['', 'many', '1,2', '12,34', '1.2.3', '84–65', 'about', '+', '31 February 2025', 'NaN', '$5'])(
    'is none in “%s”',
    (text) => {
      expect(parseFigure(text)).toBeUndefined()
    },
  )

  it('is never more than a text: nothing makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z$%+\d,.–: -]{0,20}$/)),
        (text) => void parseFigure(text),
      ),
    )
  })
})

const exact = fc.oneof(
  fc.integer({ min: -(10 ** 9), max: 10 ** 12 }),
  fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((micro) => micro / 1_000_000),
)
const value: fc.Arbitrary<FigureForm['value']> = fc.oneof(
  exact,
  fc.tuple(exact, fc.integer({ min: 1, max: 10 ** 6 })).map(([from, more]) => ({ from, to: Math.ceil(from) + more })),
  fc.constantFrom(
    '2025-09-23',
    '2020-02-29',
    '14:00',
    '14:00-16:10',
    '+02:00',
    '-11:00',
    '1 July',
    '23 and 25 September',
  ),
  fc.constantFrom('Dec 2023', 'Oct 2023-Sep 2024', 'Jul-Sep 2023', 'Q4, Oct/Nov', 'Q2-Q4, Oct', 'Q4 2023 to Q2 2024'),
)
const anyFigure: fc.Arbitrary<FigureForm> = fc
  .record({
    value,
    unit: fc.constantFrom('%', 'USD', 'HKD', 'people', undefined),
    qualifier: fc.constantFrom(...qualifiers, undefined),
    notation: fc.constantFrom('standard' as const, 'compact' as const, 'ungrouped' as const),
  })
  // An increase is of a number above nothing; a sign before a time would make an offset of it.
  .filter(({ value, qualifier }) => qualifier !== 'increase' || (typeof value === 'number' && value >= 0))

/** What of a figure its display form tells. */
function visible({ value, unit, qualifier }: FigureForm, shown: string): FigureForm {
  const isCompact = /\d[KMBT]/.test(shown)
  const isUngrouped = typeof value !== 'string' && /(?<!\.\d*)\d{4}/.test(shown)
  return {
    value,
    ...(typeof value !== 'string' && unit && isUnitShown(unit) && { unit }),
    ...(qualifier && qualifier !== 'not significant' && { qualifier }),
    notation: isCompact ? 'compact' : isUngrouped ? 'ungrouped' : 'standard',
  }
}

describe('reading what the formatter writes', () => {
  it('gives back the figure, all of it that shows', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const shown = formatFigure(figure)
        expect(parseFigure(shown), shown).toEqual(visible(figure, shown))
      }),
      { numRuns: 3000 },
    )
  })

  it('gives back the value in every form that a reference can ask for', () => {
    fc.assert(
      fc.property(anyFigure, fc.constantFrom(...displayForms), (figure, form) => {
        const shown = formatFigure(figure, form)
        expect(parseFigure(shown)?.value, shown).toEqual(figure.value)
      }),
      { numRuns: 3000 },
    )
  })
})
