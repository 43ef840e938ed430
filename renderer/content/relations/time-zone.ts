/** A day in milliseconds. */
export const day = 86_400_000

/** The offset from UTC that a zone has on a day, as +02:00. */
export function offsetOn(date: string, timeZone: string): string {
  return nameOn(date, timeZone, 'longOffset').replace('GMT', '') || '+00:00'
}

/** Whether a zone has summer time on a day, which tells readers why the offset is not that of the label. */
export function isSummerTime(date: string, timeZone: string): boolean {
  return /Summer|Daylight/.test(nameOn(date, timeZone, 'long'))
}

function nameOn(date: string, timeZone: string, timeZoneName: 'long' | 'longOffset'): string {
  // At noon no zone is in the middle of a change.
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
