import { describe, expect, test } from 'vitest'
import { everyDayOrLong } from '../../../renderer/content/testing/property.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// Moments years after any build; at the first of them the day in the zone is not the day in UTC.
const moments = [
  { timezoneId: 'Pacific/Kiritimati', moment: '2049-12-31T23:30:00Z', date: '2050-01-01', text: '1 January 2050' },
  { timezoneId: 'America/Los_Angeles', moment: '2052-03-01T05:00:00Z', date: '2052-02-29', text: '29 February 2052' },
  { timezoneId: 'Pacific/Kiritimati', moment: '2052-03-01T09:59:59Z', date: '2052-03-01', text: '1 March 2052' },
  { timezoneId: 'America/Los_Angeles', moment: '2051-07-10T06:59:59Z', date: '2051-07-09', text: '9 July 2051' },
  { timezoneId: 'America/Los_Angeles', moment: '2051-07-10T07:00:00Z', date: '2051-07-10', text: '10 July 2051' },
  { timezoneId: 'UTC', moment: '2049-12-31T23:30:00Z', date: '2049-12-31', text: '31 December 2049' },
]

/** Languages of browsers: with other digits, another calendar, another order. */
const locales = ['ar-EG', 'th-TH', 'de-DE']

describe('the day of the privacy policy', () => {
  test.each(moments.slice(0, everyDayOrLong(2, moments.length)))(
    'is $text in $timezoneId at $moment',
    ({ timezoneId, moment, date, text }) =>
      visit({ timezoneId }, async ({ page }) => {
        await page.clock.setFixedTime(moment)
        await page.goto('/privacy-policy')
        const time = page.locator('time[data-today]')
        expect(await time.getAttribute('datetime')).toBe(date)
        expect(await time.textContent()).toBe(text)
        expect(await page.getByText('Last updated').textContent()).toMatch(new RegExp(`^Last updated: ?${text}$`))
      }),
  )

  test.each(locales.slice(0, everyDayOrLong(1, locales.length)))(
    'reads the same to a visitor whose browser speaks %s',
    (locale) =>
      visit({ locale, timezoneId: 'UTC' }, async ({ page }) => {
        await page.clock.setFixedTime('2052-02-29T12:00:00Z')
        await page.goto('/privacy-policy')
        const time = page.locator('time[data-today]')
        expect(await time.getAttribute('datetime')).toBe('2052-02-29')
        expect(await time.textContent()).toBe('29 February 2052')
      }),
  )

  test('is the day of the build without scripts', () =>
    visit({ javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' }, async ({ page }) => {
      await page.goto('/privacy-policy')
      const time = page.locator('time[data-today]')
      expect(await time.getAttribute('datetime')).toBe(fixture.day)
      const formatted = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      expect(await time.textContent()).toBe(formatted.format(new Date(fixture.day)))
    }))
})
