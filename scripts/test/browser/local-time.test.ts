import { expect, test } from 'vitest'
import { everyDayOrLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// 10:30 to 12:00 at one hour before UTC, on 14 May 2041; the first of them differ most.
const visitors = [
  { timezoneId: 'America/New_York', reads: '14 May, 05:30–07:00 GMT-4' },
  { timezoneId: 'Asia/Kathmandu', reads: '14 May, 15:15–16:45 GMT+5:45' },
  { timezoneId: 'Pacific/Kiritimati', reads: '14 May at 23:30 GMT+14 – 15 May at 01:00 GMT+14' },
  { timezoneId: 'Europe/Zurich', reads: '14 May, 11:30–13:00 GMT+2' },
  { timezoneId: 'Asia/Tokyo', reads: '14 May, 18:30–20:00 GMT+9' },
  { timezoneId: 'Etc/GMT+12', reads: '13 May, 21:30–23:00 GMT-12' },
]

test.each(visitors.slice(0, everyDayOrLong(3, visitors.length)))(
  'the summit is at $reads for a visitor in $timezoneId',
  ({ timezoneId, reads }) =>
    visit({ timezoneId }, async ({ page }) => {
      await page.goto('/innovation-summit')
      const line = page.getByText('In your time zone:')
      expect((await line.textContent())?.replace(/\s+/g, ' ')).toBe(`In your time zone: ${reads}`)
      // What is announced stands as it was.
      await page.getByText('10:30–12:00 GMT (UTC+01:00, summer time)').waitFor()
    }),
)

test('reads the same whatever the browser speaks', () =>
  visit({ timezoneId: 'Asia/Tokyo', locale: 'ar-EG' }, async ({ page }) => {
    await page.goto('/innovation-summit')
    expect(await page.getByText('In your time zone:').textContent()).toContain('18:30–20:00')
  }))

test('without scripts the line is absent', () =>
  visit({ javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' }, async ({ page }) => {
    await page.goto('/innovation-summit')
    expect(await page.getByText('In your time zone:').isVisible()).toBe(false)
  }))
