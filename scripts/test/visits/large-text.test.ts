import { expect, test } from 'vitest'
import { isLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from '../browser/browser.ts'
import { largeText, shareOfBar, windows } from '../browser/large-text.ts'
import { findCutWords, findLayoutFaults } from '../browser/layout-faults.ts'
import { applyStyle, measureWidth, setTextSize } from '../browser/measure.ts'
import { visitedPaths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

const goTo = visit.walk({ reducedMotion: 'reduce' }, (page) => setTextSize(page, largeText))

test.each(visitedPaths)(
  'with text at 200 %% %s never scrolls sideways, cuts no word, and leaves room to read',
  async (path) => {
    const { page } = await goTo(path)
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
    expect(size).toBeGreaterThan(largeText)
    // Where the browser knows how to part words, it may.
    await applyStyle(page, '* { hyphens: manual !important }')
    for (const [width, height] of isLong ? windows : windows.slice(0, 1)) {
      await page.setViewportSize({ width, height })
      expect.soft(await measureWidth(page)).toEqual({ window: width, page: width })
      expect.soft({ width, faults: await findLayoutFaults(page) }).toEqual({ width, faults: [] })
      expect.soft({ width, cut: await findCutWords(page) }).toEqual({ width, cut: [] })
      expect.soft(await shareOfBar(page)).toBeLessThanOrEqual(1 / 3)
    }
  },
)
