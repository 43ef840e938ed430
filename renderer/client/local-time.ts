/** Writes when the summit is in the visitor's own zone into the place that is kept for it beside the announced hours. */
export function showLocalTime(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-until]')) {
    const format = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    time.textContent = format.formatRange(new Date(time.dateTime), new Date(time.dataset.until ?? ''))
  }
}
