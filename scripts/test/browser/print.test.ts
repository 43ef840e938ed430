import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

test('a printed page says where it comes from', () =>
  visit({ at: '/pilot/keeper-club' }, async ({ page }) => {
    const source = page.locator('.source')
    expect(await source.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await source.textContent()).toContain('Lamp and Harbour Circle')
    const address = () => source.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await address()).toContain('https://harbour.example.org/pilot/keeper-club')
  }))

test('on paper, too, every figure of a chart is within it', () =>
  visit({ at: '/pilot/keeper-club', viewport: { width: 673, height: 987 } }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    const outside = await page.locator('.chart td > span').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const [inner, outer] = [figure, figure.closest('.chart')].map((element) => element?.getBoundingClientRect())
        return inner && outer && inner.left >= outer.left && inner.right <= outer.right ? [] : [figure.textContent]
      }),
    )
    expect(outside).toEqual([])
  }))

test.each([
  { width: 673, height: 987 },
  { width: 1001, height: 658 },
])('on a sheet of %o, what the pilots hoped for and found are cards of one size to cut out, two in a row', (viewport) =>
  visit({ at: '/pilots', viewport }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    const cards = await page.locator('tbody > tr').evaluateAll((rows) =>
      rows.map((row) => {
        const { left, top, width, height } = row.getBoundingClientRect()
        return { left, top, size: `${Math.round(width)} × ${Math.round(height)}`, isWhole: row.scrollHeight <= height }
      }),
    )
    expect(new Set(cards.map(({ size }) => size)).size).toBe(1)
    expect(cards[1]?.top).toBe(cards[0]?.top)
    expect(cards[1]?.left).toBeGreaterThan(cards[0]?.left ?? Number.NaN)
    expect(cards.map(({ isWhole }) => isWhole)).not.toContain(false)
  }),
)
