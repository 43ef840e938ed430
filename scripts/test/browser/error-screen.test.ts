import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { measureWidth } from './measure.ts'

const visit = withBrowser()

const viewport = { width: 320, height: 640 }
const title = 'Unexpected Application Error!'

/** The body of the page without the island. */
function restOfPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const island of copy.querySelectorAll('[data-island]')) island.remove()
    return copy.outerHTML
  })
}

/** Gives the island of search an attribute that it cannot live with. */
const spoil = (name: string, value: string) => (page: Page) =>
  page
    .locator('[data-island=search]')
    .evaluate((island, [name = '', value = '']) => island.setAttribute(name, value), [name, value])

/** Calls what throws in an effect of the component tree, however soon the click comes. */
const throwInEffect = (page: Page) =>
  page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('the lamp is out')
    }
  })

test.each([
  [
    'its script cannot be loaded',
    (page: Page) => page.route('**/*.js', (route) => route.abort()),
    /couldn’t be loaded/,
  ],
  ['its component throws', throwInEffect, /the lamp is out/],
  ['its properties are broken', spoil('data-props', '{'), /JSON/],
  ['there is no such island', spoil('data-island', 'lamp'), /lamp/],
])('an island that fails because %s says so in its place and leaves the page alone', (_, arrange, message) =>
  visit({ at: '/about', viewport }, async ({ page }) => {
    // The first action brings what copies figures.
    await page.keyboard.press('Shift')
    await page.locator('.stats button').first().waitFor()
    const before = await restOfPage(page)
    await arrange(page)
    // Without a pointer: on its way to the button it would bring the island, which may fail before the click.
    await page.getByRole('button', { name: 'Search', exact: true }).dispatchEvent('click')
    const alert = page.getByRole('alert')
    await alert.getByText(title, { exact: true }).waitFor()
    const text = (await alert.textContent()) ?? ''
    expect(text.startsWith(title)).toBe(true)
    expect(text.slice(title.length)).toMatch(message)
    expect(await alert.evaluate((element) => element.parentElement?.hasAttribute('data-island'))).toBe(true)
    expect(await restOfPage(page)).toBe(before)
    const { window, page: width } = await measureWidth(page)
    expect.soft(width).toBeLessThanOrEqual(window)
    const header = await page.getByRole('banner').boundingBox()
    // A third of the window at most: it stays at the top while the visitor scrolls.
    expect.soft(header?.height).toBeLessThan(viewport.height / 3)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
    await page.waitForURL('**/privacy-policy')
  }),
)

test('the screen of a failed host is whole, and leads home without scripts', () =>
  visit({ javaScriptEnabled: false }, async ({ page }) => {
    const body = readBuilt('500.html')
    await page.route('**/about', (route) => route.fulfill({ status: 500, contentType: 'text/html', body }))
    const response = await page.goto('/about')
    expect(response?.status()).toBe(500)
    await page.getByRole('heading', { level: 1, name: 'The lamp went out', exact: true }).waitFor()
    await page.getByRole('main').getByText('500').waitFor()
    expect(await page.title()).toContain('The lamp went out')
    await page.getByRole('main').getByRole('link', { name: 'Back to the harbour', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }))
