import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from '../browser/browser.ts'
import { expectWithinBudget } from '../browser/first-requests.ts'
import { holdFonts, recordShifts, shiftsOn } from '../browser/layout-shifts.ts'
import { nextFrame } from '../browser/measure.ts'
import { desktop, phone } from '../browser/modes.ts'
import { visitedPaths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

/** Waits until a page has all it asks for, and has nothing left to do. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await nextFrame(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

// Most visitors come with a phone; the long tests come with both.
describe.each([['a phone', phone] as const, ...(isLong ? [['a wide screen', desktop] as const] : [])])(
  'a first visit on %s',
  (_, options) => {
    test.each([...visitedPaths, '/500'])(
      'to %s moves nothing, whether the fonts are late or in time, keeps to its budgets, and asks for nothing twice',
      (path) =>
        visit(options, async ({ page, requests }) => {
          await recordShifts(page)
          const release = await holdFonts(page)
          await page.goto(path, { waitUntil: 'commit' })
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
          await nextFrame(page)
          await release()
          await waitForRest(page)
          const late = await shiftsOn(page)
          const asked = [...requests]
          await expectWithinBudget(page, asked)
          expect({ late }).toEqual({ late: [] })
          if (!isLong) return
          // The second time the fonts are at hand.
          await page.reload()
          await waitForRest(page)
          expect({ inTime: await shiftsOn(page) }).toEqual({ inTime: [] })
        }),
    )
  },
)
