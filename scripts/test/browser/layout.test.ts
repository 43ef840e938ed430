import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { findCrossedWords, findLayoutFaults, resize } from './layout-faults.ts'
import { applyStyle, measureWidth } from './measure.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()
const still = { reducedMotion: 'reduce' } as const

/** What a visitor's own style sheet may ask for (WCAG 2.2, 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

describe('nothing overlaps, overflows or is cut off', () => {
  test.each([...paths, '/nowhere'])('at %s, on any screen, at 400 % and with wider spacing', (path) =>
    visit(still, async ({ page }) => {
      await page.goto(path)
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1440, 900],
        // A window of 1280 by 1024 at 400 %.
        [320, 256],
      ] as const) {
        await resize(page, width, height)
        expect({ width, faults: await findLayoutFaults(page) }).toEqual({ width, faults: [] })
      }
      await applyStyle(page, spacing)
      for (const width of [320, 768, 1440]) {
        await resize(page, width)
        expect({ width, spacing, faults: await findLayoutFaults(page) }).toEqual({ width, spacing, faults: [] })
        const measured = await measureWidth(page)
        expect(measured.page).toBeLessThanOrEqual(measured.window)
      }
    }),
  )

  test('which the test would see', () =>
    visit({ ...still, ...desktop }, async ({ page }) => {
      await page.goto('/about')
      await applyStyle(
        page,
        '#mission { white-space: nowrap; overflow: hidden; width: 3rem } .section + .section { margin-top: -9rem }',
      )
      const faults = (await findLayoutFaults(page)).join('\n')
      expect(faults).toContain('is cut off at its side')
      expect(faults).toContain('lies on')
    }))
})

test.each([320, 360, 575, 576, 768, 1087, 1088, 1280, 1440, 1920, 2560])(
  'no ray of the beacon crosses a word of the hero at %i pixels',
  (width) =>
    visit(still, async ({ page }) => {
      await page.goto('/')
      await resize(page, width)
      expect(await findCrossedWords(page)).toEqual([])
    }),
)
