import { monthNames, parseMoment } from '../figures/moment.ts'
import { parseFigure } from '../figures/parse.ts'
import { quote } from './slips.ts'

interface ValueSlip {
  /** What was expected, in the words of the message. */
  expected: RegExp
  /** What was typed: a text in quotation marks, a number, `nothing`, `a list` or `fields`; anything by default. */
  found?: RegExp
  /** What to write, given the named parts of what was typed. */
  fix: string | ((parts: Readonly<Record<string, string>>) => string)
}

const aFigure = /^expected a number without/
const aDay = /^expected a (?:number without|date|day)/

/** The values that writers get wrong. The first slip in the list that fits says what to write. */
const valueSlips: readonly ValueSlip[] = [
  {
    expected: /^expected text/,
    found: /^nothing$|^"\s*"$/,
    fix: 'write the text, in quotes if it begins with a #; or remove the line if nothing belongs there',
  },
  {
    expected: /^expected text/,
    found: /^a list$|^fields$/,
    fix: 'write one text after the colon, without hyphens, and in quotes if it contains a colon',
  },
  {
    expected: /^expected text/,
    found: /^(?<given>[^"].*)$/,
    fix: ({ given = '' }) => `put it in quotes: ${quote(given)}`,
  },
  { expected: /^expected true or false/, fix: 'write true or false, without quotes' },
  {
    expected: /^expected a list/,
    fix: 'write each entry on a line of its own that begins with two spaces and a hyphen, or remove the line',
  },
  { expected: /^expected fields/, fix: 'write them below, each on a line of its own with two spaces before it' },
  {
    expected: aDay,
    found: /^"(?<year>\d{4})[-/.](?<one>\d{1,2})[-/.](?<other>\d{1,2})"$/,
    fix: ({ year, one, other }) => writeDay(year, [one, other]),
  },
  {
    expected: aDay,
    found: /^"(?<one>\w+?)(?:st|nd|rd|th)?[-/. ]+(?<other>\w+?)(?:st|nd|rd|th)?,?[-/. ]+(?<year>\d{4})"$/,
    fix: ({ year, one, other }) => writeDay(year, [other, one], [one, other]),
  },
  {
    expected: aFigure,
    found: /^"(?<given>-?\d+(?:[.,]\d\d?)?)"$/,
    fix: ({ given }) => `write ${given?.replace(',', '.')}, without quotes`,
  },
  { expected: aFigure, found: /^"(?<given>.*)"$/, fix: ({ given = '' }) => writeFigure(given) },
  { expected: /^expected a date/, fix: 'write it in one of these forms; other words belong in the text' },
]

/** What to write instead of a value; undefined if nothing better can be said than what was expected. */
export function fixValue(expected: string, found: string): string | undefined {
  const slip = valueSlips.find((each) => each.expected.test(expected) && (each.found?.test(found) ?? true))
  return typeof slip?.fix === 'function' ? slip.fix(slip.found?.exec(found)?.groups ?? {}) : slip?.fix
}

/** The days of a year that may be meant by a month, in digits or a word, and a day. */
function writeDay(year: string | undefined, ...meant: readonly (string | undefined)[][]): string {
  const days = meant.flatMap(([month = '', day = '']) => {
    const named = monthNames.findIndex((name) => month.length > 2 && name.startsWith(month.slice(0, 3))) + 1
    const date = [year, String(named || month).padStart(2, '0'), day.padStart(2, '0')].join('-')
    return parseMoment(date)?.kind === 'date' ? [date] : []
  })
  return days.length > 0 ? `write ${[...new Set(days)].join(' or ')}` : 'write a day of the calendar'
}

/** `8,600+` is `value: 8600` and `qualifier: +`. */
function writeFigure(given: string): string {
  const { value, unit, qualifier, notation } = parseFigure(given) ?? {}
  if (value === undefined) return 'write the number in digits, such as 800'
  const written = typeof value === 'object' ? `{ from: ${value.from}, to: ${value.to} }` : String(value)
  const parts = Object.entries({ value: written, unit, qualifier, ...(notation !== 'standard' && { notation }) })
  const lines = parts.flatMap(([name, part]) => (part ? [`\`${name}: ${part === '%' ? "'%'" : part}\``] : []))
  return lines.length > 1 ? `write ${lines.join(' and ')}, each on a line of its own` : `write ${written}`
}
