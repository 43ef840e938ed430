import { describe, expect, it } from 'vitest'
import { qualifiers } from '../schemas/figure.ts'
import { everyDayOrLong, fc } from '../testing/property.ts'
import type { FigureForm } from './figure.ts'
import { displayForms, formatFigure, isUnitShown } from './format.ts'
import { parseFigure } from './parse.ts'

describe('a figure that was typed as a reader sees it', () => {
  it.each<[string, FigureForm]>([
    ['41,300', { value: 41300, notation: 'standard' }],
    ['8,600+', { value: 8600, qualifier: '+', notation: 'standard' }],
    ['US$91.35', { value: 91.35, unit: 'USD', notation: 'standard' }],
    ['HK$4,250', { value: 4250, unit: 'HKD', notation: 'standard' }],
    ['0.4%', { value: 0.4, unit: '%', notation: 'standard' }],
    ['+45%', { value: 45, unit: '%', qualifier: 'increase', notation: 'standard' }],
    ['310M+', { value: 310_000_000, qualifier: '+', notation: 'compact' }],
    ['7250+', { value: 7250, qualifier: '+', notation: 'ungrouped' }],
    ['52–71', { value: { from: 52, to: 71 }, notation: 'standard' }],
    ['about 3,700', { value: 3700, qualifier: 'about', notation: 'standard' }],
    ['Six', { value: 6, notation: 'standard' }],
    ['two to three', { value: { from: 2, to: 3 }, notation: 'standard' }],
    ['six to 12', { value: { from: 6, to: 12 }, notation: 'standard' }],
    ['5% to 10%', { value: { from: 5, to: 10 }, unit: '%', notation: 'standard' }],
    ['more than 1,500', { value: 1500, qualifier: '+', notation: 'standard' }],
    ['More than 310 million', { value: 310_000_000, qualifier: '+', notation: 'compact' }],
    ['45% more', { value: 45, unit: '%', qualifier: 'increase', notation: 'standard' }],
    ['no', { value: 0, notation: 'standard' }],
    ['third', { value: 3, notation: 'standard' }],
    ['May to August 2031', { value: 'May-August 2031', notation: 'standard' }],
    ['14 May 2041', { value: '2041-05-14', notation: 'standard' }],
    ['10:30–12:00', { value: '10:30-12:00', notation: 'standard' }],
    ['Q1, Jan/Feb', { value: 'Q1, Jan/Feb', notation: 'standard' }],
  ])('is taken apart: %s', (text, form) => {
    expect(parseFigure(text)).toEqual(form)
  })

  it.each([
    '',
    'many',
    '1,2',
    '12,34',
    '1.2.3',
    '84–65',
    '5% to US$10',
    'about',
    'six to',
    'six to two',
    'one to two to three',
    'more than',
    '+',
    '31 February 2025',
    'NaN',
    '$5',
  ])('is none in “%s”', (text) => {
    expect(parseFigure(text)).toBeUndefined()
  })

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
  fc.integer({ min: 0, max: 12 }),
  fc.integer({ min: -(10 ** 9), max: 10 ** 12 }),
  fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((micro) => micro / 1_000_000),
)
const value: fc.Arbitrary<FigureForm['value']> = fc.oneof(
  exact,
  fc.tuple(exact, fc.integer({ min: 1, max: 10 ** 6 })).map(([from, more]) => ({ from, to: Math.ceil(from) + more })),
  fc.constantFrom(
    '2041-05-14',
    '2020-02-29',
    '14:00',
    '13:20-15:40',
    '+02:00',
    '-11:00',
    '2 July',
    '21 and 24 September',
  ),
  fc.constantFrom('Dec 2031', 'Nov 2030-Aug 2031', 'May-Aug 2031', 'Q1, Jan/Feb', 'Q2-Q4, Oct', 'Q4 2031 to Q2 2032'),
  fc.constantFrom(
    'September 2031',
    'Sep 2030-Jun 2031',
    'Jul-Sept 2031',
    'Q3, July/Aug',
    '3 Sep',
    'May',
    'Oct/Nov 2031',
  ),
)
const anyFigure: fc.Arbitrary<FigureForm> = fc
  .record({
    value,
    unit: fc.constantFrom('%', 'USD', 'HKD', 'people', 'year', 'years of age', 'kg', 'ordinal month', undefined),
    qualifier: fc.constantFrom(...qualifiers, undefined),
    notation: fc.constantFrom('standard' as const, 'compact' as const, 'ungrouped' as const),
  })
  // An increase is of a number above nothing; a sign before a time would make an offset of it.
  .filter(({ value, qualifier }) => qualifier !== 'increase' || (typeof value === 'number' && value >= 0))

/** A value whatever the spelling of its months. */
function meaningOf(value: FigureForm['value'] | undefined) {
  return typeof value === 'string' ? formatFigure({ value, notation: 'standard' }) : value
}

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
        const { value, ...form } = parseFigure(shown) ?? {}
        const { value: expected, ...visibleForm } = visible(figure, shown)
        expect([meaningOf(value), form], shown).toEqual([meaningOf(expected), visibleForm])
      }),
      { numRuns: everyDayOrLong(1500, 30_000) },
    )
  })

  it('gives back the value in every form that a reference can ask for', () => {
    fc.assert(
      fc.property(anyFigure, fc.constantFrom(...displayForms), (figure, form) => {
        const shown = formatFigure(figure, form)
        expect(meaningOf(parseFigure(shown)?.value), shown).toEqual(meaningOf(figure.value))
      }),
      { numRuns: everyDayOrLong(1500, 30_000) },
    )
  })
})
