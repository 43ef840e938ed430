import { test } from 'vitest'
import { withBrowser } from './browser.ts'
import { largeText, windows } from './large-text.ts'
import { setTextSize } from './measure.ts'

const visit = withBrowser()

test.each(windows)('with text at 200 %% the menu shows all its links in a window of %i by %i pixels', (width, height) =>
  visit({ reducedMotion: 'reduce', viewport: { width, height } }, async ({ page }) => {
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
