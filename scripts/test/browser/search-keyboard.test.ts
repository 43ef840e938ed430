import { describe, expect, test } from 'vitest'
import { type Visit, withBrowser } from './browser.ts'
import { ask, focused, parts, untilRemoved } from './search-dialog.ts'

const visit = withBrowser()
const onAbout = (use: (visit: Visit) => Promise<void>) => visit({ at: '/about' }, use)

describe('the keyboard', () => {
  test('goes through the places by the arrows, and back to the input', () =>
    onAbout(async ({ page }) => {
      const { input, results } = parts(page)
      await ask(page, 'postcard')
      const texts = await results.allTextContents()
      expect(texts.length).toBeGreaterThan(2)
      for (const text of [...texts, texts.at(-1)]) {
        await page.keyboard.press('ArrowDown')
        expect(await focused(page)).toBe(text)
      }
      for (const _ of texts) await page.keyboard.press('ArrowUp')
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
    }))

  test.each([
    ['the first place from the input', 0],
    ['the place that has the focus', 2],
  ])('opens %s by Enter', (_, steps) =>
    onAbout(async ({ page }) => {
      await ask(page, 'postcard')
      const href = await parts(page)
        .results.nth(Math.max(steps - 1, 0))
        .getAttribute('href')
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${href}`)
    }),
  )

  test('closes by Escape, and the focus goes back to where it was', () =>
    onAbout(async ({ page }) => {
      const { button, dialog } = parts(page)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
      for (const [place, open] of [
        [button, () => page.keyboard.press('Enter')],
        [link, () => page.keyboard.press('/')],
      ] as const) {
        await place.focus()
        await open()
        await dialog.waitFor()
        await page.keyboard.type('pilot')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Escape')
        await untilRemoved(page)
        expect(await place.evaluate((element) => element === document.activeElement)).toBe(true)
      }
    }))

  test('chooses by the arrows, and not by Enter alone, among the pages that are offered where nothing is found', () =>
    onAbout(async ({ page }) => {
      const { offered, dialog } = parts(page)
      await ask(page, 'zeppelin')
      await page.keyboard.press('Enter')
      expect([await dialog.isVisible(), new URL(page.url()).pathname]).toEqual([true, '/about'])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      expect(await focused(page)).toBe(await offered.nth(1).textContent())
      await page.keyboard.press('Enter')
      await page.waitForURL('**/pilots')
    }))
})
