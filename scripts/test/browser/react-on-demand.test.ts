import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { hold } from './hold.ts'
import { phone } from './modes.ts'
import { themeSwitch } from './theme.ts'

const visit = withBrowser()

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const waitUntilReady = (page: Page) => page.locator('[data-island=search][data-state=ready]').waitFor()
const waitForSearch = (page: Page) => page.getByRole('dialog', { name: 'Search this site' }).waitFor()

/** Those of the requested scripts that hold React. */
async function reactAmong(requests: readonly string[]): Promise<string[]> {
  const scripts = [...new Set(requests)].filter((url) => url.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  return scripts.filter((_, index) => texts[index]?.includes('react.transitional.element'))
}

/** The addresses that the host answers from now on: what the browser has in its cache is not among them. */
async function watchNetwork(page: Page): Promise<readonly string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache) addresses.push(response.url)
  })
  await session.send('Network.enable')
  return addresses
}

describe('React', () => {
  test('is not asked for while the visitor reads, points elsewhere and uses the page', () =>
    visit(phone, async ({ page, requests }) => {
      await page.goto('/about', { waitUntil: 'networkidle' })
      expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
      await page.getByRole('heading', { level: 1 }).hover()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await themeSwitch(page).click()
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(await reactAmong(requests)).toEqual([])
      expect(await page.locator('link[rel=modulepreload], link[rel=preload]:not([as=font])').count()).toBe(0)
    }))

  test.each([
    ['the pointer', (page: Page) => searchButton(page).hover()],
    ['the focus', (page: Page) => searchButton(page).focus()],
  ])('is asked for when %s reaches search, once', (_, reach) =>
    visit({}, async ({ page, requests }) => {
      const loaded = await watchNetwork(page)
      await page.goto('/about')
      expect(await reactAmong(requests)).toEqual([])
      await reach(page)
      await waitUntilReady(page)
      expect(await reactAmong(requests)).toHaveLength(1)
      expect(await reactAmong(loaded)).toHaveLength(1)
      expect(loaded).toEqual([...new Set(loaded)])
    }),
  )
})

describe('the first click on a slow connection', () => {
  const clicks: [by: string, options: BrowserContextOptions, click: (page: Page) => Promise<void>][] = [
    ['a touch', { ...phone, hasTouch: true }, (page) => searchButton(page).tap()],
    ['the space bar', {}, (page) => searchButton(page).press('Space')],
    ['assistive technology', {}, (page) => searchButton(page).dispatchEvent('click')],
  ]
  test.each(clicks)('by %s is done when the island listens', (_, options, click) =>
    visit({ ...options, at: '/about' }, async ({ page }) => {
      const release = await hold(page, '**/*.js')
      await click(page)
      release()
      await waitForSearch(page)
    }),
  )

  test('is done when it comes while React wakes the island', () =>
    visit({}, async ({ page }) => {
      // React's scheduler prefers this function; its work waits until the test lets it run.
      await page.addInitScript(() => {
        const held: (() => void)[] = []
        let isOpen = false
        const letGo = () => {
          isOpen = true
          for (const work of held) setTimeout(work)
        }
        const setImmediate = (work: () => void) => (isOpen ? setTimeout(work) : held.push(work))
        Object.assign(window, { held, letGo, setImmediate })
      })
      await page.goto('/about')
      await searchButton(page).focus()
      await page.waitForFunction(() => Reflect.get(window, 'held').length > 0)
      await searchButton(page).dispatchEvent('click')
      await page.evaluate('letGo()')
      await waitUntilReady(page)
      await waitForSearch(page)
    }))
})
