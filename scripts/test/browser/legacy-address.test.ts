import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { goBack, scriptModes } from './modes.ts'

const visit = withBrowser()

const legacy = '/lamps.php/call-for-beacons/'
const target = '/nominate-beacon'

/** A host without rules: the static page at the old address is all there is. */
async function serveStaticPage(page: Page): Promise<void> {
  await page.route(`**${legacy}`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: readBuilt(`${legacy.slice(1)}index.html`) }),
  )
}

async function arrive(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === target)
  await page.locator('h1').waitFor()
}

describe.each(scriptModes)('the address of the old site with scripts $scripts', ({ javaScriptEnabled, row }) => {
  test.each(columnsOf([legacy, legacy.slice(0, -1)], row, scriptModes.length))(
    '%s leads to the call for nominations and leaves no trace',
    (path) =>
      visit({ javaScriptEnabled }, async ({ page }) => {
        await page.goto('/about')
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301)
        await arrive(page)
        await goBack(page, '/about')
      }),
  )

  test('replaces itself on a host without rules', () =>
    visit({ javaScriptEnabled }, async ({ page }) => {
      await serveStaticPage(page)
      await page.goto('/about')
      await page.goto(legacy, { waitUntil: 'commit' })
      await arrive(page)
      await goBack(page, '/about')
    }))

  test('replaces itself on a host without rules when a link led there', () =>
    visit({ javaScriptEnabled }, async ({ page }) => {
      await serveStaticPage(page)
      await page.route('**/about', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/(<main[^>]*>)/, `$1<a href="${legacy}">Old address</a>`)
        await route.fulfill({ response, body })
      })
      await page.goto('/about')
      await page.getByRole('link', { name: 'Old address' }).click()
      await arrive(page)
      await goBack(page, '/about')
    }))
})

test('the static page also offers the way as a link', () =>
  visit({}, async ({ page }) => {
    await page.setContent(readBuilt(`${legacy.slice(1)}index.html`).replace(/<meta http-equiv[^>]*>/, ''))
    expect(await page.getByRole('link').getAttribute('href')).toBe(target)
  }))
