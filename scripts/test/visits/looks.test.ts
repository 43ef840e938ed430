import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { everyDayOrLong, isLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from '../browser/browser.ts'
import { findCrossedWords, findLayoutFaults, resize, spacing } from '../browser/layout-faults.ts'
import { applyStyle, measureWidth } from '../browser/measure.ts'
import { desktop } from '../browser/modes.ts'
import { printedWell, readAsPrinted } from '../browser/paper.ts'
import { namesOn } from '../browser/transition-names.ts'
import { expectSound, findSidewaysScrolling, reportViolations } from './faults.ts'
import { visitedPaths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

/** How a page is shown when a test begins. */
const plain = { media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' } as const

const goTo = visit.walk(desktop, reportViolations)

describe.each(visitedPaths)('at %s', (path) => {
  const open = async (): Promise<Page> => {
    const { page } = await goTo(path)
    await page.emulateMedia(plain)
    return page
  }

  test.skipIf(path === '/nowhere')('nothing is wrong, and everything comes from this site', async () => {
    const { response, ...visited } = await goTo(path)
    expectSound(response, visited)
  })

  test('nothing scrolls sideways', async () => {
    expect(await findSidewaysScrolling(await open())).toEqual([])
  })

  test('nothing overlaps, overflows or is cut off, on any screen, at 400 % and with wider spacing', async () => {
    const page = await open()
    const windows = [
      [360, 740],
      [1440, 900],
      // A window of 1280 by 1024 at 400 %.
      [320, 256],
      [768, 1024],
    ] as const
    for (const [width, height] of windows.slice(0, everyDayOrLong(3, windows.length))) {
      await resize(page, width, height)
      expect({ width, faults: await findLayoutFaults(page) }).toEqual({ width, faults: [] })
    }
    const takeOff = await applyStyle(page, spacing)
    try {
      for (const width of isLong ? [320, 768, 1440] : [320]) {
        await resize(page, width)
        expect({ width, spacing, faults: await findLayoutFaults(page) }).toEqual({ width, spacing, faults: [] })
        const measured = await measureWidth(page)
        expect(measured.page).toBeLessThanOrEqual(measured.window)
      }
    } finally {
      await takeOff()
    }
  })

  test('paper shows the text, dark on white, whatever the theme', async () => {
    const { onScreen, printed } = await readAsPrinted(await open())
    expect(printed).toEqual({ ...printedWell, figures: onScreen })
  })

  test('no two parts have one name for their travel to the next page', async () => {
    const page = await open()
    await page.setViewportSize(desktop.viewport)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const names = await namesOn(page)
    expect(names).toEqual([...new Set(names)])
  })
})

test.each([320, 360, 575, 576, 768, 1087, 1088, 1280, 1440, 1920, 2560])(
  'no ray of the beacon crosses a word of the home page’s hero at %i pixels',
  async (width) => {
    const { page } = await goTo('/')
    await page.emulateMedia(plain)
    await resize(page, width)
    expect(await findCrossedWords(page)).toEqual([])
  },
)
