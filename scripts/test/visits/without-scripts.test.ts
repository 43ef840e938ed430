import { describe, expect, test } from 'vitest'
import { withBrowser } from '../browser/browser.ts'
import { measureWidth } from '../browser/measure.ts'
import { desktop } from '../browser/modes.ts'
import { expectSound, reportViolations } from './faults.ts'
import { paths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

const goTo = visit.walk({ ...desktop, javaScriptEnabled: false }, reportViolations)

describe.each(paths)('without scripts at %s', (path) => {
  test('nothing is wrong, and everything comes from this site', async () => {
    const { response, ...visited } = await goTo(path)
    expectSound(response, visited)
  })

  test('nothing scrolls sideways', async () => {
    const { page } = await goTo(path)
    // A small phone, both sides of the menu's width, a wide screen.
    for (const width of [320, 831, 832, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const measured = await measureWidth(page)
      expect(measured.page, `at ${width} pixels`).toBeLessThanOrEqual(measured.window)
    }
  })
})
