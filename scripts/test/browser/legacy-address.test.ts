import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { goBack } from './modes.ts'

const visit = withBrowser()

const legacy = '/lamps.php/call-for-beacons/'
const target = '/nominate-beacon'

/** Lets a host without rules answer: the static page at the old address is all there is. */
async function serveStaticPage(page: Page): Promise<void> {
  await page.route(`**${legacy}`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: readBuilt(`${legacy.slice(1)}index.html`) }),
  )
}

/** Expects that the visitor arrives, and that Back leads to the page before, past the old address. */
async function expectNoTrace(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === target)
  await page.locator('h1').waitFor()
  await goBack(page, '/about')
}

test('an address of the old site leads to its page for good and leaves no trace', () =>
  visit({ at: '/about' }, async ({ page }) => {
    const response = await page.goto(legacy)
    expect(response?.status()).toBe(200)
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301)
    await expectNoTrace(page)
  }))

test('it replaces itself on a host without rules', () =>
  visit({}, async ({ page }) => {
    await serveStaticPage(page)
    await page.goto('/about')
    await page.goto(legacy, { waitUntil: 'commit' })
    await expectNoTrace(page)
  }))
