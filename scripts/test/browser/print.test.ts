import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { printedWell, readAsPrinted } from './paper.ts'

const visit = withBrowser()

test.each(['/pilot/keeper-club', '/innovation-summit'])(
  '%s on paper is its text, dark on white, whatever the theme',
  (path) =>
    visit({}, async ({ page }) => {
      await page.goto(path)
      const { onScreen, printed } = await readAsPrinted(page)
      expect(onScreen).toBeGreaterThan(0)
      expect(printed).toEqual({ ...printedWell, figures: onScreen })
    }),
)
