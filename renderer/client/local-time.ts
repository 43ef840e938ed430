import { dayOf, timeOf, zoneOf } from './dates.ts'

/** Writes when the summit is in the visitor's own zone into the place that is kept for it beside the announced hours. */
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
