import { dayOf, pad } from './dates.ts'

/** Replaces the day of the build with today, where a page shows the current date. */
export function showToday(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    element.dateTime = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
    element.textContent = `${dayOf(now)} ${now.getFullYear()}`
  }
}
