import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { measureWidth } from './measure.ts'
import { desktop, scriptModes } from './modes.ts'

const visit = withBrowser()

const title = 'Unexpected Application Error!'

/** The body of the page without the island. */
function restOfPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const island of copy.querySelectorAll('[data-island]')) island.remove()
    return copy.outerHTML
  })
}

/** Ways in which an island fails, each with what its message must say. */
const failures: { failure: string; arrange: (page: Page) => Promise<void>; message: RegExp }[] = [
  {
    failure: 'its script cannot be loaded',
    arrange: async (page) => {
      await page.route('**/*.js', (route) => route.abort())
    },
    message: /couldn’t be loaded/,
  },
  {
    failure: 'its script throws',
    arrange: async (page) => {
      const body = 'throw new Error("the lamp is out")'
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    },
    message: /couldn’t be loaded/,
  },
  {
    failure: 'its component throws',
    arrange: (page) =>
      // Called in an effect of the component tree, however soon the click comes.
      page.evaluate(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error('the lamp is out')
        }
      }),
    message: /the lamp is out/,
  },
  {
    failure: 'its properties are broken',
    arrange: (page) =>
      page.locator('[data-island=search]').evaluate((island) => island.setAttribute('data-props', '{')),
    message: /JSON/,
  },
  {
    failure: 'there is no such island',
    arrange: (page) =>
      page.locator('[data-island=search]').evaluate((island) => island.setAttribute('data-island', 'lamp')),
    message: /lamp/,
  },
]

const windows = [desktop, { viewport: { width: 320, height: 640 } }]

describe.each(windows.map((options, row) => ({ ...options, row })))(
  'an island that fails in a window of $viewport.width pixels',
  ({ row, ...options }) => {
    test.each(columnsOf(failures, row, windows.length))(
      'because $failure says so in its place and leaves the page alone',
      ({ arrange, message }) =>
        visit(options, async ({ page }) => {
          await page.goto('/about')
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
          expect.soft(header?.height).toBeLessThan(options.viewport.height / 3)
          const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
          await link.click()
          await page.waitForURL('**/privacy-policy')
        }),
    )
  },
)

test.each(scriptModes)('the screen of a failed host is whole with scripts $scripts', ({ javaScriptEnabled }) =>
  visit({ javaScriptEnabled }, async ({ page }) => {
    const body = readBuilt('500.html')
    await page.route('**/about', (route) => route.fulfill({ status: 500, contentType: 'text/html', body }))
    const response = await page.goto('/about')
    expect(response?.status()).toBe(500)
    await page.getByRole('heading', { level: 1, name: 'The lamp went out', exact: true }).waitFor()
    await page.getByRole('main').getByText('500').waitFor()
    expect(await page.title()).toContain('The lamp went out')
    await page.getByRole('main').getByRole('link', { name: 'Back to the harbour', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }),
)
