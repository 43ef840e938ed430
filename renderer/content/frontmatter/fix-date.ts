import { parseMoment } from '../figures/moment.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The days that a date in another form than `2030-06-15` may mean. `03/04/2025` may be two.
 *
 * @returns the days as year-month-day; none if the text is not a date or its day does not exist
 */
export function meantDates(text: string): string[] {
  const bare = text.trim().replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(bare)
  if (yearFirst) return days([[yearFirst[1], yearFirst[2], yearFirst[3]]])
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(bare)
  if (yearLast) {
    const [, one, two, year] = yearLast
    // Dots mean that the day comes first.
    return days(
      bare.includes('.')
        ? [[year, two, one]]
        : [
            [year, two, one],
            [year, one, two],
          ],
    )
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})$/.exec(bare)
  if (dayFirst) return days([[dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]]])
  const monthFirst = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(bare)
  return monthFirst ? days([[monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]]]) : []
}

/** Why a well-formed day is invalid: `2025-02-30`. */
export function explainImpossibleDay(text: string): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return undefined
  const [, year, month, day] = parts
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
  if (Number(month) < 1 || Number(month) > 12) return `there is no month ${month}`
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(day) < 1 || Number(day) > last ? `${name} ${year} has ${last} days` : undefined
}

type Parts = [string | undefined, string | number | undefined, string | undefined]

function days(candidates: readonly Parts[]): string[] {
  const written = candidates.map(([year, month, day]) =>
    [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  )
  return [...new Set(written)].filter((iso) => parseMoment(iso)?.kind === 'date')
}

function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}
