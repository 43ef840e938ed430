import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { nextFrame } from './measure.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

/** Keeps every shift of the layout, with what moved, from the first paint on. */
function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Holds the fonts until they are let through; gives the function that does so, and waits until each has been answered. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await nextFrame(page)
  }
}

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('nothing moves while a page loads on %s', (_, options) => {
  test.each([...paths, '/nowhere'])('at %s, with the fonts in time or late', (path) =>
    visit(options, async ({ page }) => {
      await recordShifts(page)
      const release = await holdFonts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await nextFrame(page)
      await release()
      // The second time the fonts are at hand.
      const late = await page.evaluate(() => Reflect.get(window, 'shifts'))
      await page.reload({ waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await nextFrame(page)
      const inTime = await page.evaluate(() => Reflect.get(window, 'shifts'))
      expect({ late, inTime }).toEqual({ late: [], inTime: [] })
    }),
  )
})
