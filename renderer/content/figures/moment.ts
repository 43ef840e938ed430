/**
 * Moments: dates, times and periods as the plans of the pilots and summits state them. A period keeps the
 * words of its source (`Q4, Oct/Nov`, `Q4 2023 to Q2 2024`), because the source leaves years out and nothing
 * may be invented; what can be known of it is kept beside the words.
 */
export type Moment =
  | { kind: 'date'; iso: string }
  | { kind: 'time'; time: string }
  | { kind: 'time-range'; from: string; to: string }
  | { kind: 'offset'; offset: string }
  | { kind: 'days'; text: string; month: number; days: number[]; year?: number }
  | { kind: 'period'; text: string; from?: YearMonth; to?: YearMonth }

/** A month of a year, `month` from 1 to 12. */
export interface YearMonth {
  year: number
  month: number
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const month = '[A-Z][a-z]{2,8}'
const quarter = 'Q([1-4])'
const year = '([1-9]\\d{3})'

/**
 * Reads a moment.
 *
 * @param value such as `2030-06-15`, `14:00`, `09:30-11:00`, `+02:00`, `1 July`, `Dec 2023`, `Q4, Oct/Nov`
 * @returns the moment, or undefined when the text is none (an impossible date is none)
 */
export function parseMoment(value: string): Moment | undefined {
  const text = value.replaceAll('–', '-')
  return parseDate(text) ?? parseTimes(text) ?? parseDays(text) ?? parsePeriod(text)
}

function parseDate(text: string): Moment | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? { kind: 'date', iso: text } : undefined
}

function parseTimes(text: string): Moment | undefined {
  if (new RegExp(`^${time}$`).test(text)) return { kind: 'time', time: text }
  if (/^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(text)) return { kind: 'offset', offset: text }
  const range = new RegExp(`^(${time})-(${time})$`).exec(text)
  if (!range?.[1] || !range[2] || range[1] >= range[2]) return undefined
  return { kind: 'time-range', from: range[1], to: range[2] }
}

function parseDays(text: string): Moment | undefined {
  const match = new RegExp(`^(\\d{1,2})(?: and (\\d{1,2}))? (${month})(?: ${year})?$`).exec(text)
  const number = monthNumber(match?.[3])
  if (!match || !number) return undefined
  const days = [match[1], match[2]].filter((day) => day !== undefined).map(Number)
  // Without a year, 29 February may exist.
  const last = new Date(Date.UTC(match[4] ? Number(match[4]) : 2024, number, 0)).getUTCDate()
  if (days.some((day, index) => day < 1 || day > last || (index > 0 && day <= (days[index - 1] ?? 0)))) return undefined
  return { kind: 'days', text, month: number, days, ...(match[4] && { year: Number(match[4]) }) }
}

function parsePeriod(text: string): Moment | undefined {
  return parseQuarters(text) ?? parseMonths(text)
}

function parseQuarters(text: string): Moment | undefined {
  const span = new RegExp(`^${quarter} ${year} to ${quarter} ${year}$`).exec(text)
  if (span) {
    const from = { year: Number(span[2]), month: Number(span[1]) * 3 - 2 }
    const to = { year: Number(span[4]), month: Number(span[3]) * 3 }
    return isBefore(from, to) ? { kind: 'period', text, from, to } : undefined
  }
  const match = new RegExp(`^${quarter}(?:-${quarter})?(?: ${year})?(?:, (.+))?$`).exec(text)
  if (!match || (match[2] && match[2] <= (match[1] ?? ''))) return undefined
  if (match[4] !== undefined && (match[3] || parseMonths(match[4]) === undefined)) return undefined
  if (!match[3]) return { kind: 'period', text }
  const at = { year: Number(match[3]) }
  return {
    kind: 'period',
    text,
    from: { ...at, month: Number(match[1]) * 3 - 2 },
    to: { ...at, month: Number(match[2] ?? match[1]) * 3 },
  }
}

function parseMonths(text: string): Moment | undefined {
  const span = new RegExp(`^(${month}) ${year}-(${month}) ${year}$`).exec(text)
  if (span) return monthSpan(text, monthNumber(span[1]), Number(span[2]), monthNumber(span[3]), Number(span[4]))
  const match = new RegExp(`^(${month})(?:[-/](${month}))?(?: ${year})?$`).exec(text)
  if (!match) return undefined
  const first = monthNumber(match[1])
  const last = match[2] ? monthNumber(match[2]) : first
  if (!first || !last || first > last) return undefined
  return match[3] ? monthSpan(text, first, Number(match[3]), last, Number(match[3])) : { kind: 'period', text }
}

function monthSpan(
  text: string,
  first: number | undefined,
  firstYear: number,
  last: number | undefined,
  lastYear: number,
): Moment | undefined {
  if (!first || !last) return undefined
  const from = { year: firstYear, month: first }
  const to = { year: lastYear, month: last }
  return isBefore(to, from) ? undefined : { kind: 'period', text, from, to }
}

function isBefore(a: YearMonth, b: YearMonth): boolean {
  return a.year * 12 + a.month < b.year * 12 + b.month
}

/** 1 to 12 for a full or shortened name of a month (`June`, `Jun`, `Sept`), otherwise undefined. */
function monthNumber(name: string | undefined): number | undefined {
  if (!name) return undefined
  const lower = name.toLowerCase()
  const index = monthNames.findIndex(
    (full) => lower === full || lower === full.slice(0, 3) || (full === 'september' && lower === 'sept'),
  )
  return index < 0 ? undefined : index + 1
}

/** The day of the calendar that a moment is, as 2030-06-15; undefined where it is no single day, or its year is not known. */
export function dayOf(moment: Moment): string | undefined {
  if (moment.kind === 'date') return moment.iso
  if (moment.kind !== 'days' || !moment.year || moment.days.length > 1) return undefined
  const day = String(moment.days[0]).padStart(2, '0')
  return `${moment.year}-${String(moment.month).padStart(2, '0')}-${day}`
}

/** The form of a moment that readers see: `15 June 2030`, `09:30–11:00`, `UTC+02:00`, `Q4, Oct/Nov`. */
export function formatMoment(moment: Moment): string {
  switch (moment.kind) {
    case 'date': {
      const [year, month, day] = moment.iso.split('-')
      const name = monthNames[Number(month) - 1] ?? ''
      return `${Number(day)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
    }
    case 'time':
      return moment.time
    case 'time-range':
      return `${moment.from}–${moment.to}`
    case 'offset':
      return `UTC${moment.offset}`
    default:
      return moment.text.replaceAll('-', '–')
  }
}

/**
 * The form of a moment that machines read.
 *
 * @returns `time` with a valid value of the HTML attribute `datetime`, or `data` where HTML has none for it
 */
export function machineMoment(moment: Moment): { element: 'time' | 'data'; value: string } {
  const pad = (number: number) => String(number).padStart(2, '0')
  switch (moment.kind) {
    case 'date':
      return { element: 'time', value: moment.iso }
    case 'time':
      return { element: 'time', value: moment.time }
    case 'time-range':
      return { element: 'data', value: `${moment.from}/${moment.to}` }
    case 'offset':
      return { element: 'time', value: moment.offset }
    case 'days': {
      const days = moment.days.map((day) => `${moment.year ? `${moment.year}-` : ''}${pad(moment.month)}-${pad(day)}`)
      return { element: days.length === 1 ? 'time' : 'data', value: days.join('/') }
    }
    case 'period': {
      const { from, to, text } = moment
      if (!from || !to) return { element: 'data', value: text }
      const [start, end] = [from, to].map(({ year, month }) => `${year}-${pad(month)}`)
      return start === end ? { element: 'time', value: start ?? text } : { element: 'data', value: `${start}/${end}` }
    }
  }
}
