import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { untilLoaded } from './measure.ts'
import { countPlaces } from './tab-stops.ts'

const visit = withBrowser()

const link = (page: Page, id: string) => page.locator(`.copy-link[href="#${id}"]`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const said = (page: Page) => page.locator('.copied:not(:empty)')

const allowed = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Clicks on the words of a heading, when what answers is there. */
async function clickHeading(page: Page, name: string): Promise<void> {
  // A pointer comes from somewhere, and leaves that.
  await page.mouse.move(0, 0)
  await untilLoaded(page, () => heading(page, name).hover({ force: true }))
  // The link lies over the words.
  await heading(page, name).click({ force: true })
}

describe('a heading', () => {
  test.each([
    ['/pilot/lantern-post', 'Challenge'],
    ['/privacy-policy', '2. What We Keep'],
  ])('at %s, “%s”, copies the link to itself when it is clicked, and says so', (path, name) =>
    visit({ ...allowed, at: path }, async ({ page, console }) => {
      await clickHeading(page, name)
      await said(page).getByText('Link copied', { exact: true }).waitFor()
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(copied.origin + copied.pathname).toBe(inject('address') + path)
      await page.goto(copied.href)
      const target = page.locator(':target')
      expect((await target.textContent())?.replace(/\s+/g, ' ').trim()).toBe(name)
      expect(console).toEqual([])
    }),
  )

  test('forgets what it said at the next click', () =>
    visit({ ...allowed, at: '/pilot/lantern-post' }, async ({ page }) => {
      await clickHeading(page, 'Challenge')
      await said(page).waitFor()
      await page.getByRole('heading', { level: 1 }).click()
      expect(await said(page).count()).toBe(0)
    }))

  test.each([true, false])('leads to itself where the browser refuses to copy, with scripts %s', (javaScriptEnabled) =>
    visit({ javaScriptEnabled }, async ({ page, console }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await page.goto('/pilot/lantern-post')
      await link(page, 'challenge').dispatchEvent('click')
      await page.waitForURL(/#challenge$/)
      expect(await said(page).count()).toBe(0)
      expect(console).toEqual([])
    }),
  )

  test('is passed by with the Tab key', () =>
    visit({ at: '/pilot/lantern-post' }, async ({ page }) => {
      const before = await countPlaces(page)
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('.copy-link')) link.remove()
      })
      expect(await countPlaces(page)).toBe(before)
    }))

  test('shows its sign when the pointer comes near, and where nothing can hover always', () =>
    visit({ at: '/pilot/lantern-post' }, async ({ page }) => {
      const opacity = () => link(page, 'challenge').evaluate((element) => getComputedStyle(element).opacity)
      expect(await opacity()).toBe('0')
      await heading(page, 'Challenge').hover({ force: true })
      expect(await opacity()).toBe('1')
    }))
})
