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

test.each([1024, 1440, 1920])('the picture of a case study and its glance end at the same foot (%i)', (width) =>
  visit({ viewport: { width, height: 900 } }, async ({ page }) => {
    for (const path of ['/pilot/lantern-post', '/pilot/keeper-club']) {
      await page.goto(path)
      const [picture, glance] = await page
        .locator('article > div:first-child :is(svg.drawing, img), [data-card=glance] > dl')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      expect(picture.bottom).toBeCloseTo(glance.bottom, 0)
      expect(picture.width / picture.height).toBeLessThan(2.01)
    }
  }),
)

test.each([
  '/about',
  '/get-inspired',
  '/innovation-summit',
  '/innovation-summit-geneve',
  '/nominate-beacon',
  '/article/charter',
])('the first screen of %s is whole: its words, and its picture beside them, to the edge of the page', (path) =>
  visit({ at: path, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    const [words, picture] = await page
      .locator('.split')
      .first()
      .locator('> div, > svg, > picture > img, > img')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    expect(words.left + words.width).toBeLessThanOrEqual(picture.left)
    expect(picture.left + picture.width).toBeCloseTo(1440, 0)
    for (const { top, height } of [words, picture]) expect(top + height).toBeLessThanOrEqual(900)
  }),
)
