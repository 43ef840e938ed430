import { describe, expect, it } from 'vitest'
import { qualifiers } from '../schemas/figure.ts'
import { fc } from '../testing/property.ts'
import type { FigureForm } from './figure.ts'
import { displayForms, formatFigure, machineFigure } from './format.ts'

const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const anyFigure: fc.Arbitrary<FigureForm> = fc.record({
  value: fc.oneof(number, fc.record({ from: number, to: number }), fc.string()),
  unit: fc.option(fc.oneof(fc.string(), fc.constantFrom('%', 'USD', 'HKD', 'year', 'people', 'constructor')), {
    nil: undefined,
  }),
  qualifier: fc.option(fc.constantFrom(...qualifiers), { nil: undefined }),
  notation: fc.constantFrom('standard' as const, 'compact' as const, 'ungrouped' as const),
})
const figure = (form: Partial<FigureForm>): FigureForm => ({ value: 0, notation: 'standard', ...form })

describe('a figure as a reader sees it', () => {
  it.each<[string, Partial<FigureForm>]>([
    ['29,000', { value: 29000, unit: 'people' }],
    ['20,000+', { value: 20000, unit: 'people', qualifier: '+' }],
    ['5.55%', { value: 5.55, unit: '%' }],
    ['0.1%', { value: 0.1, unit: '%' }],
    ['+12%', { value: 12, unit: '%', qualifier: 'increase' }],
    ['over 10%', { value: 10, unit: '%', qualifier: 'over' }],
    ['US$78.53', { value: 78.53, unit: 'USD', qualifier: 'not significant' }],
    ['US$8.50', { value: 8.5, unit: 'USD' }],
    ['HK$5,000', { value: 5000, unit: 'HKD' }],
    ['under US$40', { value: 40, unit: 'USD', qualifier: 'under' }],
    ['about 4,000', { value: 4000, unit: 'people', qualifier: 'about' }],
    ['200M', { value: 200_000_000, unit: 'people', notation: 'compact' }],
    ['5000+', { value: 5000, unit: 'people', notation: 'ungrouped', qualifier: '+' }],
    ['2020', { value: 2020, unit: 'year' }],
    ['8.5', { value: 8.5, unit: 'years' }],
    ['0', { value: 0, unit: 'responses' }],
    ['65–84', { value: { from: 65, to: 84 }, unit: 'years' }],
    ['23 September 2025', { value: '2025-09-23' }],
    ['14:00–16:00', { value: '14:00-16:00' }],
    ['about 16:10', { value: '16:10', qualifier: 'about' }],
    ['Q4, Oct/Nov', { value: 'Q4, Oct/Nov' }],
  ])('is %s', (written, form) => {
    expect(formatFigure(figure(form))).toBe(written)
  })

  it('loses its qualifier where only the number is wanted', () => {
    expect(formatFigure(figure({ value: 15, qualifier: '+' }), 'bare')).toBe('15')
  })

  it.each([
    [0, 'zero'],
    [6, 'six'],
    [20, 'twenty'],
    [21, '21'],
    [2.5, '2.5'],
    [-1, '-1'],
    [{ from: 2, to: 3 }, 'two to three'],
    [{ from: 19, to: 21 }, '19–21'],
  ])('is written out in words up to twenty: %j is %s', (value, written) => {
    expect(formatFigure(figure({ value }), 'words')).toBe(written)
  })

  it.each([
    ['USD', 'US$5'],
    ['%', '5%'],
  ])('keeps its digits beside the sign of %s, even where words are wanted', (unit, written) => {
    expect(formatFigure(figure({ value: 5, unit }), 'words')).toBe(written)
  })

  it('never throws, and is never empty for a number', () => {
    fc.assert(
      fc.property(anyFigure, fc.constantFrom(...displayForms), (form, display) => {
        const written = formatFigure(form, display)
        if (typeof form.value === 'number') expect(written).not.toBe('')
      }),
    )
  })

  it('reads back as the same number', () => {
    const exact = fc.oneof(
      fc.integer(),
      fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((micro) => micro / 1000),
    )
    fc.assert(
      fc.property(exact, fc.constantFrom('people', '%', 'USD', 'HKD', 'year'), (value, unit) => {
        const digits = formatFigure(figure({ value, unit })).replace(/[^\d.-]/g, '')
        expect(Number(digits) || 0).toBe(value || 0)
      }),
    )
  })
})

describe('a figure as machines read it', () => {
  it.each<[FigureForm['value'], string, string]>([
    [29000, 'data', '29000'],
    [{ from: 65, to: 84 }, 'data', '65/84'],
    ['2025-09-23', 'time', '2025-09-23'],
    ['14:00-16:00', 'data', '14:00/16:00'],
  ])('of %j is <%s> %s', (value, element, machine) => {
    expect(machineFigure(figure({ value }))).toEqual({ element, value: machine })
  })

  it('never throws', () => {
    fc.assert(fc.property(anyFigure, (form) => typeof machineFigure(form).value === 'string'))
  })
})
