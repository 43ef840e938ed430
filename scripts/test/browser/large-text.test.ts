import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { findCutWords, findLayoutFaults } from './layout-faults.ts'
import { applyStyle, measureWidth, setTextSize } from './measure.ts'

const visit = withBrowser()
const still = { reducedMotion: 'reduce' } as const

/** Windows as wide and high as a phone and a tablet, upright and turned. */
const windows = [
  [360, 800],
  [800, 360],
  [768, 1024],
] as const

/** How much of the window the bar at the top takes while the visitor scrolls. */
function shareOfBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('body > header')
    if (!bar) throw new Error('the bar at the top is missing')
    return getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height / innerHeight : 0
  })
}

describe('with text at 200 %', () => {
  test.each([...paths, '/nowhere'])('%s never scrolls sideways, cuts no word, and leaves room to read', (path) =>
    visit(still, async ({ page }) => {
      await setTextSize(page, 32)
      await page.goto(path)
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(32)
      // Where the browser knows how to part words, it may.
      await applyStyle(page, '* { hyphens: manual !important }')
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        const measured = await measureWidth(page)
        expect.soft(measured).toEqual({ window: width, page: width })
        expect.soft({ width, faults: await findLayoutFaults(page) }).toEqual({ width, faults: [] })
        expect.soft({ width, cut: await findCutWords(page) }).toEqual({ width, cut: [] })
        expect.soft(await shareOfBar(page)).toBeLessThanOrEqual(1 / 3)
      }
    }),
  )

  test.each(windows)('the menu shows all its links in a window of %i by %i pixels', (width, height) =>
    visit({ ...still, viewport: { width, height } }, async ({ page }) => {
      await setTextSize(page, 32)
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true })
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await button.click()
      for (const link of await menu.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        // Whatever lies over it would be clicked instead.
        await link.click({ trial: true })
      }
      // What opened it can close it.
      await button.click()
      await menu.waitFor({ state: 'hidden' })
    }),
  )

  test('which the test would see', () =>
    visit({ ...still, viewport: { width: 360, height: 800 } }, async ({ page }) => {
      await setTextSize(page, 32)
      await page.goto('/')
      await applyStyle(
        page,
        'body > header { position: sticky !important; height: 20rem } main p { width: 3rem; overflow-wrap: anywhere } footer { width: 20rem }',
      )
      expect(await shareOfBar(page)).toBeGreaterThan(1 / 3)
      expect((await findCutWords(page)).length).toBeGreaterThan(0)
      const measured = await measureWidth(page)
      expect(measured.page).toBeGreaterThan(measured.window)
    }))
})
