import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

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
