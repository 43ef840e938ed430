// The browser's own formatters take up to a tenth of a second on a cheap phone when first used, which blocks the page.
// The site has one language.

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

/** The visitor's zone at a time, by its offset from GMT: `GMT+5:45`. */
export function zoneOf(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const hours = Math.trunc(minutes / 60)
  // Offsets are in whole, half or three-quarter hours, so this needs no padding.
  const rest = Math.abs(minutes % 60)
  return `GMT${hours > 0 ? '+' : ''}${hours || ''}${rest ? `:${rest}` : ''}`
}
