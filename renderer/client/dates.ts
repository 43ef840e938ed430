// The browser's own formats take up to a tenth of a second on a cheap phone when they are first used, and everything else on
// the page waits meanwhile. The site speaks one language.

const months = 'January February March April May June July August September October November December'.split(' ')

/** A number below a hundred in two digits. */
export function pad(number: number): string {
  return `0${number}`.slice(-2)
}

/** A day in the visitor's zone: `23 September`. */
export function dayOf(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]}`
}

/** A time in the visitor's zone: `14:00`. */
export function timeOf(date: Date): string {
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The visitor's zone at a time, by its distance from Greenwich: `GMT+5:45`. */
export function zoneOf(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const hours = Math.trunc(minutes / 60)
  // Where zones have more than whole hours, these are half or three quarters of one.
  const rest = Math.abs(minutes % 60)
  return `GMT${hours > 0 ? '+' : ''}${hours || ''}${rest ? `:${rest}` : ''}`
}
