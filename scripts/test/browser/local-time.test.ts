import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// 14:00 to 16:00 at two hours before UTC, on 23 September 2025.
const visitors = [
  { timezoneId: 'Europe/Zurich', reads: '23 September, 14:00–16:00 GMT+2' },
  { timezoneId: 'America/New_York', reads: '23 September, 08:00–10:00 GMT-4' },
  { timezoneId: 'Asia/Kathmandu', reads: '23 September, 17:45–19:45 GMT+5:45' },
  { timezoneId: 'Asia/Tokyo', reads: '23 September, 21:00–23:00 GMT+9' },
  { timezoneId: 'Australia/Sydney', reads: '23 September at 22:00 GMT+10 – 24 September at 00:00 GMT+10' },
  { timezoneId: 'Pacific/Kiritimati', reads: '24 September, 02:00–04:00 GMT+14' },
]

test.each(visitors)('the summit is at $reads for a visitor in $timezoneId', ({ timezoneId, reads }) =>
  visit({ timezoneId }, async ({ page }) => {
    await page.goto('/innovation-summit')
    const line = page.getByText('In your time zone:')
    expect((await line.textContent())?.replace(/\s+/g, ' ')).toBe(`In your time zone: ${reads}`)
    // What is announced stands as it was.
    await page.getByText('14:00–16:00 CET (UTC+02:00)').waitFor()
  }),
)

test('reads the same whatever the browser speaks', () =>
  visit({ timezoneId: 'Asia/Tokyo', locale: 'ar-EG' }, async ({ page }) => {
    await page.goto('/innovation-summit')
    expect(await page.getByText('In your time zone:').textContent()).toContain('21:00–23:00')
  }))

test('without scripts the line is absent', () =>
  visit({ javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' }, async ({ page }) => {
    await page.goto('/innovation-summit')
    expect(await page.getByText('In your time zone:').isVisible()).toBe(false)
  }))
