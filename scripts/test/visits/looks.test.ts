import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../browser/browser.ts'
import { findCrossedWords, findLayoutFaults, resize, spacing } from '../browser/layout-faults.ts'
import { applyStyle, measureWidth } from '../browser/measure.ts'
import { desktop } from '../browser/modes.ts'
import { printedWell, readAsPrinted } from '../browser/paper.ts'
import { namesOn } from '../browser/transition-names.ts'
import { expectSound, reportViolations } from './faults.ts'
import { visitedPaths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

/** How a page is shown when a test begins. */
const plain = { media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' } as const

/** Windows of a small phone, of both sides of the menu's width, of a wide screen, and of one of 1280 by 1024 at 400 %. */
const windows = [
  [360, 740],
  [831, 800],
  [832, 800],
  [1440, 900],
  [320, 256],
] as const

const well = { faults: [], isTooWide: false }

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

  test('nothing scrolls sideways, overlaps, overflows or is cut off, on any screen, at 400 % and with wider spacing', async () => {
    const page = await open()
    const expectWell = async (width: number, height: number) => {
      await resize(page, width, height)
      const [faults, measured] = [await findLayoutFaults(page), await measureWidth(page)]
      expect({ width, faults, isTooWide: measured.page > measured.window }).toEqual({ width, ...well })
    }
    for (const [width, height] of windows) await expectWell(width, height)
    const takeOff = await applyStyle(page, spacing)
    try {
      await expectWell(320, 900)
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

test.each([320, 360, 575])(
  'at %i pixels what is beneath the first line of what was found begins on one edge',
  async (width) => {
    for (const path of ['/pilots', '/']) {
      const { page } = await goTo(path)
      await page.emulateMedia(plain)
      await resize(page, width)
      const parts = page.locator('[data-gap=found] > :is(.gap-bar, .gap-dots, .further)')
      const edges = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left))
      expect(edges.length).toBeGreaterThan(0)
      for (const edge of edges) expect(Math.abs(edge - Number(edges[0]))).toBeLessThanOrEqual(3)
    }
  },
)

test.each([300, 320, 360, 576, 703, 704, 1087, 1088, 1279, 1280, 1920])(
  'the labels of what was found on the scale of its goal are within its frame, and apart from each other, at %i pixels',
  async (width) => {
    for (const path of ['/pilots', '/']) {
      const { page } = await goTo(path)
      await page.emulateMedia(plain)
      await resize(page, width)
      const faults = await page.locator('.gap-bar:visible').evaluateAll((bars) =>
        bars.flatMap((bar) => {
          const range = document.createRange()
          const shown = [...bar.querySelectorAll('data')].filter((label) => label.checkVisibility())
          const labels = shown.map((label) => {
            range.selectNode(label)
            // The word before a goal is a part of its label.
            if (label.previousSibling instanceof Text) range.setStartBefore(label.previousSibling)
            return range.getBoundingClientRect()
          })
          const frame = bar.parentElement?.getBoundingClientRect()
          return labels.filter((label) => {
            const { left, right, top, bottom } = label
            const isNear = (other: DOMRect) =>
              other !== label &&
              other.left < right + 4 &&
              other.right > left - 4 &&
              other.top < bottom &&
              other.bottom > top
            return left < (frame?.left ?? 0) + 4 || right > (frame?.right ?? 0) - 4 || labels.some(isNear)
          })
        }),
      )
      expect(faults).toEqual([])
    }
  },
)
