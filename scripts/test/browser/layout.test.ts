import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { shareOfBar } from './large-text.ts'
import { findCutWords, findLayoutFaults } from './layout-faults.ts'
import { applyStyle, measureWidth } from './measure.ts'

const visit = withBrowser()

/** What the visits of all pages look for. */
const faulty = `
  #purpose { white-space: nowrap; overflow: hidden; width: 3rem }
  .section + .section { margin-top: -9rem }
  body > header { position: sticky !important; height: 20rem }
  main li { width: 3rem; overflow-wrap: anywhere }
  footer { width: 40rem }
`

test('text and words that are cut, blocks that overlap or are too wide, and a bar that is too high are seen', () =>
  visit({ at: '/about', viewport: { width: 360, height: 800 } }, async ({ page }) => {
    await applyStyle(page, faulty)
    const faults = (await findLayoutFaults(page)).join('\n')
    expect(faults).toContain('is cut off at its side')
    expect(faults).toContain('lies on')
    expect((await findCutWords(page)).length).toBeGreaterThan(0)
    expect(await shareOfBar(page)).toBeGreaterThan(1 / 3)
    const measured = await measureWidth(page)
    expect(measured.page).toBeGreaterThan(measured.window)
  }))

test('words that leave the window are seen', () =>
  visit({ at: '/pilots', viewport: { width: 360, height: 800 } }, async ({ page }) => {
    expect(await findLayoutFaults(page)).toEqual([])
    await applyStyle(page, '[data-card=pilot] h3 { white-space: nowrap; font-size: 6rem !important }')
    expect((await findLayoutFaults(page)).join('\n')).toContain('leaves the window')
  }))

test.each([360, 800, 1440])('at %i pixels, two figures above what is not known do not lie on each other', (width) =>
  visit({ at: '/pilot/lantern-post', viewport: { width, height: 900 } }, async ({ page }) => {
    const figures = page.locator('.chart-comparison:has([data-gap]) td > span')
    const [above, below] = await figures.evaluateAll((found) =>
      found.map((one) => one.getBoundingClientRect().toJSON()),
    )
    expect(below.top).toBeGreaterThanOrEqual(above.bottom)
  }),
)
