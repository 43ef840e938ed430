import { describe, expect, test } from 'vitest'
import { everyDayOrLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { largeText, shareOfBar, windows } from './large-text.ts'
import { findCutWords } from './layout-faults.ts'
import { applyStyle, measureWidth, setTextSize } from './measure.ts'

const visit = withBrowser()
const still = { reducedMotion: 'reduce' } as const

describe('with text at 200 %', () => {
  test.each(windows.slice(0, everyDayOrLong(2, windows.length)))(
    'the menu shows all its links in a window of %i by %i pixels',
    (width, height) =>
      visit({ ...still, viewport: { width, height } }, async ({ page }) => {
        await setTextSize(page, largeText)
        await page.goto('/')
        const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true })
        const button = page.getByRole('button', { name: /^(Menu|Close)$/ })
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
      await setTextSize(page, largeText)
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
