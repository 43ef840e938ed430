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
    ['41,300', { value: 41300, unit: 'people' }],
    ['8,600+', { value: 8600, unit: 'people', qualifier: '+' }],
    ['6.45%', { value: 6.45, unit: '%' }],
    ['0.4%', { value: 0.4, unit: '%' }],
    ['+45%', { value: 45, unit: '%', qualifier: 'increase' }],
    ['over 37%', { value: 37, unit: '%', qualifier: 'over' }],
    ['US$91.35', { value: 91.35, unit: 'USD', qualifier: 'not significant' }],
    ['US$11.50', { value: 11.5, unit: 'USD' }],
    ['HK$4,250', { value: 4250, unit: 'HKD' }],
    ['under US$55', { value: 55, unit: 'USD', qualifier: 'under' }],
    ['about 3,700', { value: 3700, unit: 'people', qualifier: 'about' }],
    ['310M', { value: 310_000_000, unit: 'people', notation: 'compact' }],
    ['7250+', { value: 7250, unit: 'people', notation: 'ungrouped', qualifier: '+' }],
    ['2016', { value: 2016, unit: 'year' }],
    ['12.5', { value: 12.5, unit: 'years' }],
    ['0', { value: 0, unit: 'responses' }],
    ['52–71', { value: { from: 52, to: 71 }, unit: 'years' }],
    ['about 12:15', { value: '12:15', qualifier: 'about' }],
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

  it.each<[string, Partial<FigureForm>]>([
    ['more than 8,600', { value: 8600, unit: 'people', qualifier: '+' }],
    ['more than 7,250', { value: 7250, unit: 'people', notation: 'ungrouped', qualifier: '+' }],
    ['more than 310 million', { value: 310_000_000, unit: 'people', notation: 'compact', qualifier: '+' }],
    ['3.4 million', { value: 3_400_000, unit: 'people', notation: 'compact' }],
    ['1.000000001 billion', { value: 1_000_000_001, unit: 'people', notation: 'compact' }],
    ['65,000', { value: 65_000, unit: 'people', notation: 'compact' }],
    ['over 37%', { value: 37, unit: '%', qualifier: 'over' }],
    ['at most six', { value: 6, unit: 'concepts', qualifier: 'at most' }],
    ['under US$55', { value: 55, unit: 'USD', qualifier: 'under' }],
    ['45% more', { value: 45, unit: '%', qualifier: 'increase' }],
    ['three more', { value: 3, unit: 'museums', qualifier: 'increase' }],
    ['US$91.35', { value: 91.35, unit: 'USD', qualifier: 'not significant' }],
    ['nine', { value: 9, unit: 'months' }],
    ['10', { value: 10, unit: 'months' }],
    ['no', { value: 0, unit: 'replies' }],
    ['at most zero', { value: 0, unit: 'replies', qualifier: 'at most' }],
    ['0%', { value: 0, unit: '%' }],
    ['3%', { value: 3, unit: '%' }],
    ['US$5', { value: 5, unit: 'USD' }],
    ['8', { value: 8, unit: 'years of age' }],
    ['3', { value: 3, unit: 'km' }],
    ['8.5', { value: 8.5, unit: 'years' }],
    ['-1', { value: -1, unit: 'people' }],
    ['2016', { value: 2016, unit: 'year' }],
    ['first', { value: 1, unit: 'ordinal year' }],
    ['ninth', { value: 9, unit: 'ordinal month' }],
    ['two to three', { value: { from: 2, to: 3 }, unit: 'markets' }],
    ['six to 12', { value: { from: 6, to: 12 }, unit: 'months' }],
    ['52 to 71', { value: { from: 52, to: 71 }, unit: 'years' }],
    ['HK$5 to HK$10', { value: { from: 5, to: 10 }, unit: 'HKD' }],
    ['zero to two', { value: { from: 0, to: 2 }, unit: 'replies' }],
    ['October 2023 to September 2024', { value: 'Oct 2023-Sep 2024' }],
    ['July to September 2023', { value: 'Jul-Sep 2023' }],
    ['December 2023', { value: 'Dec 2023' }],
    ['14 and 16 September', { value: '14 and 16 Sep' }],
    ['14 May 2041', { value: '2041-05-14' }],
    ['Q3, Aug/Sep', { value: 'Q3, Aug/Sep' }],
    ['Q4 2023 to Q2 2024', { value: 'Q4 2023 to Q2 2024' }],
    ['about 12:15', { value: '12:15', qualifier: 'about' }],
    ['10:30–12:00', { value: '10:30-12:00' }],
  ])('is %s in prose', (written, form) => {
    expect(formatFigure(figure(form), 'prose')).toBe(written)
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
})

describe('a figure as machines read it', () => {
  it.each<[FigureForm['value'], string, string]>([
    [41300, 'data', '41300'],
    [{ from: 52, to: 71 }, 'data', '52/71'],
    ['2041-05-14', 'time', '2041-05-14'],
    ['10:30-12:00', 'data', '10:30/12:00'],
  ])('of %j is <%s> %s', (value, element, machine) => {
    expect(machineFigure(figure({ value }))).toEqual({ element, value: machine })
  })

  it('never throws', () => {
    fc.assert(fc.property(anyFigure, (form) => typeof machineFigure(form).value === 'string'))
  })
})
