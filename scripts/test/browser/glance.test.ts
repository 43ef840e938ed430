import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

test('on a wide screen what pilots hoped for and found is laid out as a table, which Safari takes for none otherwise', () =>
  visit({ ...desktop, at: '/pilots' }, async ({ page }) => {
    const displays = await page
      .locator('.gap-table, .gap-table *:is(thead, tbody, tr, th, td)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display))
    expect(displays.filter((display) => !display.startsWith('table'))).toEqual([])
  }))

test('what gold stands for is said only where there is gold', () =>
  visit({ ...desktop, at: '/pilots' }, async ({ page }) => {
    const legend = page.getByText(/A result$/)
    expect(await legend.isVisible()).toBe(true)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await legend.isVisible()).toBe(false)
  }))

test.each([
  ['forced colours', { forcedColors: 'active' }],
  ['print', { media: 'print' }],
] as const)('in %s lights have no colour of the screen', (_, look) =>
  visit({ ...desktop, at: '/' }, async ({ page }) => {
    const colorsIn = async (media: typeof look | { colorScheme: 'dark' }) => {
      await page.emulateMedia(media)
      const lights = page.locator('.lights path[stroke-linecap]')
      return lights.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
    }
    const onScreen = await colorsIn({ colorScheme: 'dark' })
    const colors = await colorsIn(look)
    // Two parts, and in one of them rings of two kinds, each once more beside its words.
    expect(colors).toHaveLength(2 + 2 * 2)
    expect(colors.filter((color) => onScreen.includes(color))).toEqual([])
  }),
)
