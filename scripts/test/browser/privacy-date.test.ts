import { expect, test } from 'vitest'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

// Years after any build; the day in the zone is not the day in UTC.
test.each([
  ['Pacific/Kiritimati', '2049-12-31T23:30:00Z', 'en-GB', '2050-01-01', '1 January 2050'],
  ['America/Los_Angeles', '2052-03-01T05:00:00Z', 'ar-EG', '2052-02-29', '29 February 2052'],
])('the day of the privacy policy in %s at %s, in a browser that speaks %s', (timezoneId, moment, locale, date, text) =>
  visit({ timezoneId, locale }, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/privacy-policy')
    const time = page.locator('time[data-today]')
    expect(await time.getAttribute('datetime')).toBe(date)
    expect(await time.textContent()).toBe(text)
    expect(await page.getByText('Last updated').textContent()).toMatch(new RegExp(`^Last updated: ?${text}$`))
    // The day of the last change stays as it was.
    await page.getByText('Text last changed: 30 August 2039').waitFor()
  }),
)

test('it is the day of the build without scripts', () =>
  visit({ at: '/privacy-policy', javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' }, async ({ page }) => {
    const time = page.locator('time[data-today]')
    expect(await time.getAttribute('datetime')).toBe(fixture.day)
    const formatted = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect(await time.textContent()).toBe(formatted.format(new Date(fixture.day)))
  }))
