import { describe, expect, it } from 'vitest'
import { fc } from '../testing/property.ts'
import { formatMoment, machineMoment, parseMoment } from './moment.ts'

const two = (number: number) => String(number).padStart(2, '0')
const year = fc.integer({ min: 1000, max: 9999 })
const monthName = fc.constantFrom(
  'January',
  'Feb',
  'March',
  'Apr',
  'May',
  'June',
  'Jul',
  'August',
  'Sept',
  'Oct',
  'Nov',
)
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((part) => part.map(two).join(':'))
const isoDate = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
const quarter = fc.integer({ min: 1, max: 4 }).map((number) => `Q${number}`)

/** Texts that are moments. */
const momentText = fc.oneof(
  isoDate,
  clock,
  fc
    .tuple(clock, clock)
    .filter(([from, to]) => from < to)
    .map((range) => range.join('-')),
  fc.tuple(fc.integer({ min: 1, max: 28 }), monthName, fc.option(year)).map((part) => part.filter(Boolean).join(' ')),
  fc.tuple(monthName, fc.option(year)).map((part) => part.filter(Boolean).join(' ')),
  fc.tuple(quarter, fc.option(year)).map((part) => part.filter(Boolean).join(' ')),
  fc.tuple(quarter, monthName).map((part) => part.join(', ')),
  fc.constantFrom('Jul-Sep 2023', 'Q1, Jan/Feb', 'Q4 2023 to Q2 2024', 'Dec 2023-Feb 2024', 'Q1-Q3', '14 and 16 May'),
)

describe('parsing a moment', () => {
  it.each([
    ['2041-05-14', 'date', ['2041-05-14']],
    ['2024-02-29', 'date', ['2024-02-29']],
    ['14:00', 'time', ['14:00']],
    ['10:30-12:00', 'time-range', ['10:30', '12:00']],
    ['+02:00', 'offset', ['+02:00']],
    ['-05:30', 'offset', ['-05:30']],
    ['1 July', 'days', ['07-01']],
    ['29 February', 'days', ['02-29']],
    ['14 and 16 May 2041', 'days', ['2041-05-14', '2041-05-16']],
    ['Dec 2023', 'period', ['2023-12']],
    ['Jul-Sep 2023', 'period', ['2023-07', '2023-09']],
    ['Q2', 'period', []],
    ['Q2 2024', 'period', ['2024-04', '2024-06']],
    ['Q4 2023 to Q2 2024', 'period', ['2023-10', '2024-06']],
  ])('reads %s', (text, kind, points) => {
    expect(parseMoment(text)).toMatchObject({ kind, text, points })
  })

  it('has hyphens for dashes', () => {
    expect(parseMoment('10:30–12:00')).toEqual(parseMoment('10:30-12:00'))
  })

  it('knows the months of a period without a year, and those that a quarter names', () => {
    expect(parseMoment('Q2–Q4, Oct')?.months).toEqual({
      ...{ from: { year: 0, month: 4 }, to: { year: 0, month: 12 } },
      named: { from: { year: 0, month: 10 }, to: { year: 0, month: 10 } },
    })
    expect(parseMoment('Q2')?.months).toEqual({ from: { year: 0, month: 4 }, to: { year: 0, month: 6 } })
    expect(parseMoment('Jan-Mar 2018')?.months).toEqual({
      from: { year: 2018, month: 1 },
      to: { year: 2018, month: 3 },
    })
    expect(parseMoment('2018-11-16')?.months).toBeUndefined()
  })

  it.each([
    ['a day that the month does not have', '2023-02-29'],
    ['a month that the year does not have', '2023-13-01'],
    ['a day of a month without it', '31 June'],
    ['29 February in a common year', '29 February 2023'],
    ['days in the wrong order', '16 and 14 May'],
    ['an hour that the day does not have', '24:00'],
    ['a range that ends before it begins', '16:00-14:00'],
    ['an empty range', '14:00-14:00'],
    ['a fifth quarter', 'Q5 2023'],
    ['quarters in the wrong order', 'Q3-Q2 2023'],
    ['months in the wrong order', 'Sep-Jul 2023'],
    ['a span that ends before it begins', 'Q2 2024 to Q4 2023'],
    ['a name that is no month', 'Foo 2023'],
    ['a shortened name that nobody writes', 'Septem 2023'],
    ['a date with a time', '2041-05-14T14:00'],
    ['a number', '2025'],
    ['spaces around it', ' 14:00 '],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseMoment(text)).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[Q1-4\d :/,+–A-Za-z-]{0,24}$/)), (text) => {
        const moment = parseMoment(text)
        if (!moment) return
        formatMoment(moment)
        machineMoment(moment)
      }),
    )
  })
})

describe('formatting a moment', () => {
  it.each([
    ['2041-05-14', '14 May 2041'],
    ['2025-01-01', '1 January 2025'],
    ['10:30-12:00', '10:30–12:00'],
    ['+02:00', 'UTC+02:00'],
    ['Jul-Sep 2023', 'Jul–Sep 2023'],
    ['June 2023', 'Jun 2023'],
    ['November 2023', 'Nov 2023'],
    ['Q3, Aug/September', 'Q3, Aug/Sep'],
    ['Q1, Jan/Feb', 'Q1, Jan/Feb'],
    ['Q4 2023 to Q2 2024', 'Q4 2023 to Q2 2024'],
    ['1 July', '1 July'],
    ['14 and 16 Sep 2041', '14 and 16 September 2041'],
  ])('writes %s as %s', (text, written) => {
    const moment = parseMoment(text)
    expect(moment && formatMoment(moment)).toBe(written)
  })

  it('writes what can be read again with the same meaning', () => {
    fc.assert(
      fc.property(momentText, (text) => {
        const moment = parseMoment(text)
        if (!moment) throw new Error(`${text} is no moment`)
        const again = parseMoment(formatMoment(moment))
        // A quarter and its months are read by machines as they are written.
        if (moment.kind !== 'period') expect(again && machineMoment(again)).toEqual(machineMoment(moment))
        expect(again && formatMoment(again)).toBe(formatMoment(moment))
        if (moment.kind !== 'date') expect({ ...again, text: '' }).toEqual({ ...moment, text: '' })
      }),
    )
  })
})

describe('the form for machines', () => {
  it.each([
    ['2041-05-14', 'time', '2041-05-14'],
    ['09:05', 'time', '09:05'],
    ['10:30-12:00', 'data', '10:30/12:00'],
    ['+02:00', 'time', '+02:00'],
    ['1 July', 'time', '07-01'],
    ['1 July 2025', 'time', '2025-07-01'],
    ['14 and 16 May', 'data', '05-14/05-16'],
    ['Dec 2023', 'time', '2023-12'],
    ['Jul-Sep 2023', 'data', '2023-07/2023-09'],
    ['Q1, Jan/Feb', 'data', 'Q1, Jan/Feb'],
  ])('of %s is <%s> %s', (text, element, value) => {
    const moment = parseMoment(text)
    expect(moment && machineMoment(moment)).toEqual({ element, value })
  })

  it('is a valid datetime wherever it is a time, in any year that is accepted', () => {
    const datetime = /^(\d{4}-\d{2}(-\d{2})?|\d{2}-\d{2}|\d{2}:\d{2}|[+-]\d{2}:\d{2})$/
    const anyYear = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
    const dated = fc.tuple(fc.constantFrom('Dec', '1 July', 'May'), anyYear).map((part) => part.join(' '))
    fc.assert(
      fc.property(fc.oneof(momentText, dated), (text) => {
        const moment = parseMoment(text)
        const machine = moment && machineMoment(moment)
        if (machine?.element === 'time') expect(machine.value).toMatch(datetime)
      }),
    )
  })
})
