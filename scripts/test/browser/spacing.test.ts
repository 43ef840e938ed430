import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

const paths = [
  ...['/', '/about', '/pilots', '/get-inspired', '/innovation-summit', '/innovation-summit-geneve', '/nominate-beacon'],
  ...['/contact', '/privacy-policy', '/pilot/keeper-club', '/article/charter'],
]
const phone = { width: 360, height: 740 }
const wide = { width: 1440, height: 900 }

/** The sizes of the headings of parts, in pixels. */
const headings = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((found) => found.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))

const right = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? 0))
}

test.each(paths)('no heading of a part of %s is smaller on a wide screen than on a phone', (path) =>
  visit({ at: path, viewport: phone }, async ({ page }) => {
    const small = await headings(page)
    await page.setViewportSize(wide)
    const large = await headings(page)
    expect(large.length).toBe(small.length)
    for (const [index, size] of large.entries()) expect(size).toBeGreaterThanOrEqual(small[index] ?? 0)
  }),
)

test.each(paths)('the space after the last words of %s is not doubled', (path) =>
  visit({ at: path, viewport: wide }, async ({ page }) => {
    const space = await page.evaluate(() => {
      const ends = [...document.querySelectorAll('main :is(p, li, a, h2, table, figure)')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom)
      return (document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0) - Math.max(...ends)
    })
    expect(space).toBeLessThan(115)
  }),
)

test('an address takes one line on a phone', () =>
  visit({ at: '/contact', viewport: phone }, async ({ page }) => {
    const link = page.locator('main a[href^="mailto:"]').first()
    expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1)
    expect(await right(page, 'main a[href^="mailto:"]')).toBeLessThanOrEqual(340)
  }))

test('a callout and a list of resources end where their column does', () =>
  visit({ ...desktop, at: '/innovation-summit' }, async ({ page }) => {
    expect(await right(page, '[role=note]')).toBe(await right(page, 'ol:has(> [data-agenda-item])'))
    await page.goto('/pilot/keeper-club')
    expect(await right(page, '[data-card=resource]')).toBe(await right(page, '.section:has([data-card=resource])'))
  }))

test.each(paths)('the parts of %s end at three places at most: those of its text, its grid and its box', (path) =>
  visit({ at: path, viewport: wide }, async ({ page }) => {
    const blocks = [
      // Words about a plan begin where it does.
      '.prose > p:not(:has(.step) > * > .prose > *)',
      '.prose > ul',
      'figure',
      '[role=note]',
      '[data-card=resource]:not(.quiet *)',
      'ol:has(> [data-agenda-item])',
    ]
    const ends = await page
      .locator(blocks.map((block) => `main .section ${block}:visible`).join())
      .evaluateAll((found) => found.map((block) => Math.round(block.getBoundingClientRect().right)))
    expect(new Set(ends).size).toBeLessThanOrEqual(3)
  }),
)

test('the link to the next page ends with its drawing, which is whole', () =>
  visit({ ...desktop, at: '/pilot/keeper-club' }, async ({ page }) => {
    const link = page.locator('nav[aria-label="More pilots"] a').last()
    const [drawing, words] = [await link.locator('svg').boundingBox(), await link.locator('span').first().boundingBox()]
    expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(2, 1)
    expect(drawing?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  }))

test('a numeral with a word above it is level with those next to it, and below its lamp', () =>
  visit({ ...desktop, at: '/nominate-beacon' }, async ({ page }) => {
    const numerals = page.locator('.concepts .numeral')
    const bottoms = await numerals.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().bottom))
    expect(new Set(bottoms).size).toBe(1)
    const [word, lamp] = [
      page.locator('.numeral-qualifier').first(),
      page.locator('.concepts > :has(.numeral) > .lamp').first(),
    ]
    const below = await lamp.evaluate((element) => element.getBoundingClientRect().bottom)
    expect((await word.boundingBox())?.y).toBeGreaterThan(below)
    expect(await word.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px')
  }))

test('two charts in a row stand side by side where there is room', () =>
  visit({ at: '/pilot/lantern-post', viewport: wide }, async ({ page }) => {
    const charts = page.locator('[data-block=chart]')
    const tops = async () =>
      (await Promise.all([0, 1, 2].map((index) => charts.nth(index).boundingBox()))).map((box) => box?.y)
    const [first, second, third] = await tops()
    expect(second).toBe(first)
    expect(third).toBeGreaterThan(second ?? 0)
    await page.setViewportSize({ width: 1000, height: 900 })
    const [above, below] = await tops()
    expect(below).toBeGreaterThan(above ?? 0)
  }))
