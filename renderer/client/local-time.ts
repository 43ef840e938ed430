import { dayOf, timeOf, zoneOf } from './dates.ts'

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
