/** Replaces the day of the build by the visitor's today, where a page says that it shows the current date. */
export function showToday(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    // Sweden writes dates as the attribute wants them.
    element.dateTime = now.toLocaleDateString('sv')
    element.textContent = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  }
}
