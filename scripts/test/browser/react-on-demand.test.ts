import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { phone } from './modes.ts'
import { chosenBefore, holdScripts, themeSwitch, waitForTheme, waitUntilReady } from './theme.ts'

const visit = withBrowser()

/** The requested scripts that contain React. */
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
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(await reactAmong(requests)).toEqual([])
      expect(await page.locator('link[rel=modulepreload], link[rel=preload]:not([as=font])').count()).toBe(0)
    }))

  test.each([
    ['the pointer', (page: Page) => themeSwitch(page).hover()],
    ['the focus', (page: Page) => themeSwitch(page).focus()],
  ])('is asked for when %s reaches the switch, once', (_, reach) =>
    visit({}, async ({ page, requests }) => {
      const loaded = await watchNetwork(page)
      await page.goto('/about')
      expect(await reactAmong(requests)).toEqual([])
      await reach(page)
      await waitUntilReady(page)
      expect(await reactAmong(requests)).toHaveLength(1)
      expect(await reactAmong(loaded)).toHaveLength(1)
      expect(loaded).toEqual([...new Set(loaded)])
      await waitForTheme(page, 'system')
    }),
  )
})

describe('the first choice on a slow connection', () => {
  test.each([
    ['Enter', {}, (page: Page) => themeSwitch(page).press('Enter')],
    ['the space bar', {}, (page: Page) => themeSwitch(page).press('Space')],
    ['a touch', { ...phone, hasTouch: true }, (page: Page) => themeSwitch(page).tap()],
    ['the mouse', {}, (page: Page) => themeSwitch(page).click()],
    ['assistive technology', {}, (page: Page) => themeSwitch(page).dispatchEvent('click')],
  ])('by %s is done when the switch listens, once', (_, options, choose) =>
    visit(options, async ({ page }) => {
      await page.goto('/about')
      const release = await holdScripts(page)
      await choose(page)
      await waitForTheme(page, 'system')
      release()
      await waitUntilReady(page)
      await waitForTheme(page, 'light')
      await page.getByRole('button', { name: 'Theme: light', exact: true }).waitFor()
    }),
  )

  test('goes on from the choice of an earlier visit', () =>
    visit(chosenBefore('dark'), async ({ page }) => {
      await page.goto('/about')
      const release = await holdScripts(page)
      await themeSwitch(page).press('Enter')
      release()
      await waitUntilReady(page)
      await waitForTheme(page, 'system')
    }))

  test('keeps every click of several', () =>
    visit({}, async ({ page }) => {
      await page.goto('/about')
      const release = await holdScripts(page)
      await themeSwitch(page).click()
      await themeSwitch(page).click()
      release()
      await waitUntilReady(page)
      await waitForTheme(page, 'dark')
    }))

  test('counts once when it comes while React wakes the switch', () =>
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
      await themeSwitch(page).focus()
      await page.waitForFunction(() => Reflect.get(window, 'held').length > 0)
      await themeSwitch(page).dispatchEvent('click')
      await page.evaluate('letGo()')
      await waitUntilReady(page)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    }))
})
