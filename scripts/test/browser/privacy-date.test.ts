import { describe, expect, test } from 'vitest'
import { openPage } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// Moments years after any build, at which the day in the zone is not the day in UTC.
const moments = [
  { timezoneId: 'UTC', moment: '2039-12-31T23:30:00Z', date: '2039-12-31', text: '31 December 2039' },
  { timezoneId: 'Pacific/Kiritimati', moment: '2039-12-31T23:30:00Z', date: '2040-01-01', text: '1 January 2040' },
  { timezoneId: 'America/Los_Angeles', moment: '2040-03-01T05:00:00Z', date: '2040-02-29', text: '29 February 2040' },
  { timezoneId: 'Pacific/Kiritimati', moment: '2040-03-01T09:59:59Z', date: '2040-03-01', text: '1 March 2040' },
  { timezoneId: 'America/Los_Angeles', moment: '2041-07-10T06:59:59Z', date: '2041-07-09', text: '9 July 2041' },
  { timezoneId: 'America/Los_Angeles', moment: '2041-07-10T07:00:00Z', date: '2041-07-10', text: '10 July 2041' },
]

describe('the day of the privacy policy', () => {
  test.each(moments)('is $text in $timezoneId at $moment', ({ timezoneId, moment, date, text }) =>
    visit({ timezoneId }, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/privacy-policy')
      const time = page.locator('time[data-today]')
      expect(await time.getAttribute('datetime')).toBe(date)
      expect(await time.textContent()).toBe(text)
      expect(await page.getByText('Last updated').textContent()).toMatch(new RegExp(`^Last updated: ?${text}$`))
    }),
  )

  test.each(['de-DE', 'ar-EG', 'th-TH'])('reads the same to a visitor whose browser speaks %s', (locale) =>
    visit({ locale, timezoneId: 'UTC' }, async ({ page }) => {
      await page.clock.setFixedTime('2040-02-29T12:00:00Z')
      await page.goto('/privacy-policy')
      const time = page.locator('time[data-today]')
      expect(await time.getAttribute('datetime')).toBe('2040-02-29')
      expect(await time.textContent()).toBe('29 February 2040')
    }),
  )

  test('is the day of the build without scripts', () =>
    visit({ javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' }, async ({ page }) => {
      const built = openPage('/privacy-policy')('time[data-today]')
      await page.goto('/privacy-policy')
      const time = page.locator('time[data-today]')
      const day = (await time.getAttribute('datetime')) ?? ''
      expect(day).toBe(built.attr('datetime'))
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const formatted = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
      expect(await time.textContent()).toBe(formatted)
    }))
})
