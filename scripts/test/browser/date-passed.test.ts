import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

/** What a visitor sees of the day of a summit, on a page that was built before it. */
async function seenOn(page: Page) {
  const isSeen = async (text: string) =>
    (await page.getByText(text, { exact: false }).filter({ visible: true }).count()) > 0
  return {
    hasPassed: await isSeen('that was announced'),
    calendar: await isSeen('Add to calendar'),
    localTime: await isSeen('In your time zone'),
    isOpen: await isSeen('Places are open'),
  }
}

const before = { hasPassed: false, calendar: true }
const after = { hasPassed: true, calendar: false, localTime: false, isOpen: false }

// Midnight is at one hour before UTC, wherever the visitor is.
test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the pages of the summits say from the midnight after them on that they are over, in %s',
  (timezoneId) =>
    visit({ timezoneId }, async ({ page, console }) => {
      const at = async (moment: string, path: string) => {
        await page.clock.setFixedTime(moment)
        await page.goto(path)
        return seenOn(page)
      }
      const [online, annual] = ['/innovation-summit', '/innovation-summit-geneve']
      expect(await at('2041-05-14T22:59:59Z', online)).toEqual({ ...before, localTime: true, isOpen: true })
      expect(await at('2041-05-14T23:00:00Z', online)).toEqual(after)
      // What is specified stays.
      await page.getByRole('link', { name: 'Take a place' }).first().waitFor()
      await page.locator('main > :first-child').getByRole('link', { name: 'Read about the pilots' }).waitFor()
      expect(await at('2041-10-19T22:59:59Z', annual)).toEqual({ ...before, localTime: false, isOpen: false })
      expect(await at('2041-10-19T23:00:00Z', annual)).toEqual(after)
      await page.getByRole('button', { name: 'Come aboard' }).waitFor()
      expect(console).toEqual([])
    }),
)

test('without scripts the pages of the summits are as on the day of the build', () =>
  visit({ javaScriptEnabled: false }, async ({ page }) => {
    for (const path of ['/innovation-summit', '/innovation-summit-geneve']) {
      await page.goto(path)
      expect(await seenOn(page), path).toEqual({ ...before, localTime: false, isOpen: path === '/innovation-summit' })
    }
  }))

test('the page of the annual summit ends with a way on, whatever the day', () =>
  visit({ at: '/innovation-summit-geneve' }, async ({ page }) => {
    const last = page.locator('main').getByRole('link').filter({ visible: true }).last()
    expect(await last.textContent()).toBe('Read about the pilots')
    expect(await last.getAttribute('href')).toBe('/pilots')
  }))
