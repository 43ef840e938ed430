import { monthNames, parseMoment } from '../figures/moment.ts'

/** The months as a date abbreviates them. */
const months = monthNames.map((name) => name.slice(0, 3))

/** What to write instead of a text that is not what was expected: a day of the calendar, a period, or any moment. */
export function fixMoment(text: string, expected: string): string | undefined {
  const impossible = explainImpossibleDay(text)
  if (impossible) return `${impossible}: write a day that exists`
  const dates = meantDates(text)
  if (dates.length > 0) return `write ${dates.join(' or ')}`
  const period = parseMoment(text) ? text : meantPeriod(text)
  if (expected.includes('day of the calendar'))
    return period && 'write the day itself: a month, a quarter or a time is not enough here'
  if (/\bq ?[05-9]\b/i.test(text)) return 'the quarters are Q1, Q2, Q3 and Q4'
  if (period) return `write ${period}`
  return expected.includes('period (')
    ? 'write a day (2024-04-30), a month (Apr 2024) or a quarter (Q2 2024); other words belong in the text'
    : undefined
}

/** Why a well-formed day is invalid: `2025-02-30`. */
function explainImpossibleDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const name = monthNames[Number(month) - 1]
  if (!name) return `there is no month ${month}`
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(day) < 1 || Number(day) > last ? `${name} ${year} has ${last} days` : undefined
}

/** The forms of a date. Between dots the day comes first, between other signs the month may. */
const dateForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<name>[A-Za-z]{3,9})\.?,?\s+(?<year>\d{4})$/,
  /^(?<name>[A-Za-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/,
]

/** The days, as `2030-06-15`, that a date in another form may mean. `03/04/2025` may be two. */
function meantDates(text: string): string[] {
  const bare = text.trim().replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
  const dates = dateForms.flatMap((form) => {
    const { year = '', name = '', month = String(monthOf(name)), day = '' } = form.exec(bare)?.groups ?? {}
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return parseMoment(date)?.kind === 'date' ? [date] : []
  })
  return [...new Set(dates)]
}

function monthOf(name: string): number {
  return months.findIndex((month) => month.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1
}

/** The time or period that a text in another form may mean: `fourth quarter 2023`, `12/2023`, `9:00 - 11:00`, `2 pm`. */
function meantPeriod(text: string): string | undefined {
  const bare = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const meant = quarter(bare) ?? month(bare) ?? time(bare)
  return meant && meant !== text && parseMoment(meant) ? meant : undefined
}

const ordinals = ['1st', '2nd', '3rd', '4th', 'first', 'second', 'third', 'fourth']

function quarter(text: string): string | undefined {
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0]
  const word = /\b(\d[a-z]{2}|[a-z]+) quarter\b/.exec(text)?.[1]
  const ordinal = ordinals.indexOf(word ?? '')
  const sign = /^q ?([1-4])\b|\bq ?([1-4])$/.exec(text)?.slice(1).find(Boolean)
  const number = ordinal >= 0 ? (ordinal % 4) + 1 : sign
  const rest = text.replace(/\b(?:the|of|in|quarter|q ?[1-4]|(?:19|20)\d{2})\b|[\s,/-]/g, '').replace(word ?? '', '')
  return number === undefined || rest ? undefined : [`Q${number}`, ...(year ? [year] : [])].join(' ')
}

function month(text: string): string | undefined {
  const [, first, second] = /^(\d{1,2}|(?:19|20)\d{2})[-/. ]+(\d{1,2}|(?:19|20)\d{2})$/.exec(text) ?? []
  const [year, index] = (first?.length === 4 ? [first, second] : [second, first]).map(Number)
  if (year && index && year > 1900) return index <= 12 ? `${months[index - 1]} ${year}` : undefined
  const [, name, of] = /^([a-z]{3,9})\.?,? (?:of )?((?:19|20)\d{2})$/.exec(text) ?? []
  const found = months.find((known) => name?.startsWith(known.toLowerCase()))
  return found && of ? `${found} ${of}` : undefined
}

function time(text: string): string | undefined {
  const times = text.split(/ ?(?:-|–|—|to) ?/).map((part) => {
    const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)?$/.exec(part) ?? []
    if (hours === undefined || (half === undefined && !/[:.h]/.test(part))) return undefined
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
    return `${String(hour).padStart(2, '0')}:${minutes}`
  })
  return times.length <= 2 && times.every((part) => part !== undefined) ? times.join('-') : undefined
}
