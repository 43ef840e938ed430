// The browser's own formatters take up to a tenth of a second on a cheap phone when first used, which blocks the page.
// The site has one language.

const months = 'January February March April May June July August September October November December'.split(' ')

/** Replaces the day of the build with today, where a page shows the current date. */
export function showToday(): void {
  const now = new Date()
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    element.dateTime = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
    element.textContent = `${dayOf(now)} ${now.getFullYear()}`
  }
}

/** Shows what was hidden until a moment that has passed since the build, and hides what was shown until then. */
export function turnHidden(): void {
  const now = new Date()
  for (const element of document.querySelectorAll<HTMLElement>('[data-turns]'))
    if (now >= new Date(element.dataset.turns ?? '')) element.hidden = !element.hidden
}

/** Writes the hours of the summit in the visitor's zone, on the line reserved for them. */
export function showLocalTime(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-until]')) {
    const from = new Date(time.dateTime)
    const to = new Date(time.dataset.until ?? '')
    const isOneDay = from.getDate() === to.getDate()
    time.textContent = isOneDay
      ? `${dayOf(from)}, ${timeOf(from)}–${timeOf(to)} ${zoneOf(from)}`
      : `${dayOf(from)} at ${timeOf(from)} ${zoneOf(from)} – ${dayOf(to)} at ${timeOf(to)} ${zoneOf(to)}`
  }
}

function pad(number: number): string {
  return `0${number}`.slice(-2)
}

/** `23 September` */
function dayOf(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]}`
}

/** `14:00` */
function timeOf(date: Date): string {
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The zone at a time, by its offset from GMT: `GMT+5:45`. */
function zoneOf(date: Date): string {
  const offset = -date.getTimezoneOffset()
  const hours = Math.trunc(offset / 60)
  // Offsets are in whole, half or three-quarter hours, so this needs no padding.
  const minutes = Math.abs(offset % 60)
  return `GMT${hours > 0 ? '+' : ''}${hours || ''}${minutes ? `:${minutes}` : ''}`
}
