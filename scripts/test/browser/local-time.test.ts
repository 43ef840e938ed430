import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// 10:30 to 12:00 at one hour before UTC, on 14 May 2041.
test.each([
  ['America/New_York', '14 May, 05:30–07:00 GMT-4'],
  ['Asia/Kathmandu', '14 May, 15:15–16:45 GMT+5:45'],
  ['Pacific/Kiritimati', '14 May at 23:30 GMT+14 – 15 May at 01:00 GMT+14'],
])('for a visitor in %s the summit is at %s', (timezoneId, reads) =>
  visit({ at: '/innovation-summit', timezoneId }, async ({ page }) => {
    const line = page.getByText('In your time zone:')
    expect((await line.textContent())?.replace(/\s+/g, ' ')).toBe(`In your time zone: ${reads}`)
    // What is announced stands as it was.
    await page.getByText('10:30–12:00 GMT (UTC+01:00, summer time)').waitFor()
  }),
)
