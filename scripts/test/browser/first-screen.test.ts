import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

test.each([
  [360, 640],
  [1440, 900],
])('the first screen of a case study shows its strongest figure (%i × %i)', (width, height) =>
  visit({ viewport: { width, height } }, async ({ page }) => {
    for (const path of ['/pilot/lantern-post', '/pilot/keeper-club']) {
      await page.goto(path)
      const box = await page.locator('[data-card=glance] .numeral').boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height)
    }
  }),
)
