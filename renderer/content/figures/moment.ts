/**
 * A date, a time or a period as the plans of the pilots and summits state it. It keeps the words of its source (`Q4, Oct/Nov`,
 * `Q4 2023 to Q2 2024`), with hyphens for dashes: the source leaves years out, and nothing may be invented.
 */
export interface Moment {
  kind: 'date' | 'time' | 'offset' | 'time-range' | 'days' | 'period'
  text: string
  /** What it names, as `datetime` has it: a time, a day or a month, two of them, or none if its year is not known. */
  points: readonly string[]
  /** The first and the last month of a period. */
  months?: Months
}

export interface YearMonth {
  year: number
  month: number
}

export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const timeOfDay = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const month = '[A-Z][a-z]{2,8}'
const year = '[1-9]\\d{3}'
const time = new RegExp(`^${timeOfDay}$`)
const timeRange = new RegExp(`^(${timeOfDay})-(${timeOfDay})$`)
const days = new RegExp(`^(\\d{1,2})(?: and (\\d{1,2}))? (${month})(?: (${year}))?$`)

/** Reads `2030-06-15`, `14:00`, `09:30-11:00`, `+02:00`, `1 July`, `Dec 2023`, `Q4, Oct/Nov`; no impossible date. */
export function parseMoment(value: string): Moment | undefined {
  const text = value.replaceAll('–', '-')
  return parseDate(text) ?? parseTimes(text) ?? parseDays(text) ?? parsePeriod(text)
}

function parseDate(text: string): Moment | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
    ? { kind: 'date', text, points: [text] }
    : undefined
}

function parseTimes(text: string): Moment | undefined {
  if (time.test(text)) return { kind: 'time', text, points: [text] }
  if (/^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(text)) return { kind: 'offset', text, points: [text] }
  const [, from = '', to = ''] = timeRange.exec(text) ?? []
  return from < to ? { kind: 'time-range', text, points: [from, to] } : undefined
}

function parseDays(text: string): Moment | undefined {
  const match = days.exec(text)
  const number = monthNumber(match?.[3])
  if (!match || !number) return undefined
  const numbers = [match[1], match[2]].filter((day) => day !== undefined).map(Number)
  // Without a year, 29 February may exist.
  const last = new Date(Date.UTC(match[4] ? Number(match[4]) : 2024, number, 0)).getUTCDate()
  if (numbers.some((day, index) => day < 1 || day > last || (index > 0 && day <= (numbers[index - 1] ?? 0))))
    return undefined
  const points = numbers.map((day) => [match[4], pad(number), pad(day)].filter(Boolean).join('-'))
  return { kind: 'days', text, points }
}

/** How a period is written. A span of quarters has a dash of its own, and a quarter may be followed by its months. */
const quarters = wholly([
  `Q(?<first>[1-4]) (?<firstYear>${year}) to Q(?<last>[1-4]) (?<lastYear>${year})`,
  `Q(?<first>[1-4])(?:-Q(?!\\k<first>)(?<last>[1-4]))?(?: (?<lastYear>${year})|, (?<months>.+))?`,
])
const months = wholly([
  `(?<first>${month}) (?<firstYear>${year})-(?<last>${month}) (?<lastYear>${year})`,
  `(?<first>${month})(?:[-/](?<last>${month}))?(?: (?<lastYear>${year}))?`,
])

function wholly(patterns: readonly string[]): RegExp[] {
  return patterns.map((pattern) => new RegExp(`^${pattern}$`))
}

/** The first and the last month; those that a quarter names are `named`. A year that a period leaves out is 0. */
export interface Months {
  from: YearMonth
  to: YearMonth
  named?: Months | undefined
}

function parsePeriod(text: string): Moment | undefined {
  const found = readMonths(text, quarters) ?? readMonths(text, months)
  if (!found) return undefined
  const { from, to } = found
  const points = to.year === 0 ? [] : [from, to].map(({ year, month }) => `${year}-${pad(month)}`)
  return { kind: 'period', text, points: [...new Set(points)], months: found }
}

function readMonths(text: string, patterns: readonly RegExp[]): Months | undefined {
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  const named = groups?.months === undefined ? undefined : readMonths(groups.months, months)
  if (!groups || (groups.months && !named)) return undefined
  const { first, last = first, lastYear, firstYear = lastYear } = groups
  const from = { year: Number(firstYear ?? 0), month: monthNumber(first) ?? Number(first) * 3 - 2 }
  const to = { year: Number(lastYear ?? 0), month: monthNumber(last) ?? Number(last) * 3 }
  // Anything but a month or a quarter is NaN.
  return from.year * 12 + from.month <= to.year * 12 + to.month ? { from, to, named } : undefined
}

/** 1 to 12 for a full or abbreviated month name (`June`, `Jun`, `Sept`), otherwise undefined. */
function monthNumber(name: string | undefined): number | undefined {
  const index = monthNames.findIndex((full) => name === full || name === full.slice(0, 3))
  return name === 'Sept' ? 9 : index < 0 ? undefined : index + 1
}

/** The calendar day that a text names, as 2030-06-15; undefined if it is not a single day, or its year is not known. */
export function dayOf(text: string): string | undefined {
  const [day = '', ...more] = parseMoment(text)?.points ?? []
  return more.length === 0 && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/**
 * The form of a moment that readers see: `15 June 2030`, `09:30–11:00`, `UTC+02:00`, `Q4, Oct/Nov`. The months of a period
 * have three letters, however its source has them, and those of a day are whole; in prose, so are those of a period
 * without quarters: `October 2030 to June 2031`.
 */
export function formatMoment({ kind, text }: Moment, isProse = false): string {
  if (kind === 'offset') return `UTC${text}`
  if (kind === 'date') {
    const [year, month, day] = text.split('-')
    return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`
  }
  const isWhole = kind === 'days' || (isProse && kind === 'period' && !text.startsWith('Q'))
  const written = text.replaceAll('-', isWhole ? ' to ' : '–')
  return kind === 'period' || kind === 'days' ? writeMonths(written, !isWhole) : written
}

/** The months in a text, all in full, or all shortened to three letters. */
function writeMonths(text: string, isShort: boolean): string {
  return text.replace(/[A-Z][a-z]{2,}/g, (written) => {
    const name = monthNames[(monthNumber(written) ?? 0) - 1] ?? written
    return isShort && monthNames.includes(name) ? name.slice(0, 3) : name
  })
}

/** The form that machines read: `time` with a valid value of its attribute `datetime`, or `data` if HTML has none. */
export function machineMoment({ points, text }: Moment): { element: 'time' | 'data'; value: string } {
  return { element: points.length === 1 ? 'time' : 'data', value: points.join('/') || text }
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
