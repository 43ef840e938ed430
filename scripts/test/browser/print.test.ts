import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { printedWell, readAsPrinted } from './paper.ts'

const visit = withBrowser()

test.each(['/pilot/keeper-club', '/innovation-summit'])(
  '%s on paper is its text, dark on white, whatever the theme',
  (path) =>
    visit({}, async ({ page }) => {
      await page.goto(path)
      const { onScreen, printed } = await readAsPrinted(page)
      expect(onScreen).toBeGreaterThan(0)
      expect(printed).toEqual({ ...printedWell, figures: onScreen })
    }),
)

test('a printed page says where it comes from', () =>
  visit({}, async ({ page }) => {
    await page.goto('/pilot/keeper-club')
    const source = page.locator('.source')
    expect(await source.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await source.textContent()).toContain('Lamp and Harbour Circle')
    const address = () => source.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await address()).toContain('https://harbour.example.org/pilot/keeper-club')
  }))
