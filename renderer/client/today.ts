/** Replaces the day of the build by the visitor's today, where a page says that it shows the current date. */
export function showToday(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    element.dateTime = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    element.textContent = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  }
}
