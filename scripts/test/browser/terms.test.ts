import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { measureWidth } from './measure.ts'
import { scriptModes } from './modes.ts'

const visit = withBrowser()
const path = '/pilot/keeper-club'
const words = 'The highest tide, which comes with the full moon and the new moon.'
const button = (page: Page) => page.getByRole('button', { name: 'spring tide', exact: true })
const meaning = (page: Page) => page.getByText(words, { exact: true })

describe.each(scriptModes)('a term with scripts $scripts', ({ javaScriptEnabled }) => {
  test('opens its meaning by a press, and closes it by another or by Escape', () =>
    visit({ at: path, javaScriptEnabled, hasTouch: true }, async ({ page, console }) => {
      expect(await meaning(page).isVisible()).toBe(false)
      await button(page).tap()
      await meaning(page).waitFor()
      await button(page).tap()
      await button(page).press('Enter')
      await meaning(page).waitFor()
      await page.keyboard.press('Escape')
      expect(await meaning(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
      expect(console).toEqual([])
    }))

  test('shows its meaning to a pointer that rests on it, and to one that goes on to the meaning', () =>
    visit({ at: path, javaScriptEnabled }, async ({ page }) => {
      await button(page).hover()
      await meaning(page).waitFor()
      await meaning(page).hover()
      expect(await meaning(page).isVisible()).toBe(true)
      await page.getByRole('heading', { level: 1 }).hover()
      await meaning(page).waitFor({ state: 'hidden' })
    }))

  test('tells its meaning to assistive technology, and shows it to the focus', () =>
    visit({ at: path, javaScriptEnabled }, async ({ page }) => {
      expect(await page.getByRole('button', { name: 'spring tide', description: words }).count()).toBe(1)
      await button(page).focus()
      await page.keyboard.press('Shift+Tab')
      // What the first key has loaded may add places between both.
      const isFocused = () => button(page).evaluate((element) => element === document.activeElement)
      while (!(await isFocused())) await page.keyboard.press('Tab')
      await meaning(page).waitFor()
    }))
})

test('a press shows the meaning at once, though a pointer that only rests has to wait', () =>
  visit({ at: path }, async ({ page }) => {
    await button(page).click()
    expect(await meaning(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  }))

test('a meaning keeps within a window of 320 pixels', () =>
  visit({ at: path, viewport: { width: 320, height: 700 } }, async ({ page }) => {
    await button(page).click()
    const box = await meaning(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 321)).toBeLessThanOrEqual(320)
    const measured = await measureWidth(page)
    expect(measured.page).toBeLessThanOrEqual(measured.window)
  }))

test('on paper a term is followed by its meaning in brackets', () =>
  visit({ at: path }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    expect(await meaning(page).isVisible()).toBe(true)
    expect(await meaning(page).evaluate((element) => getComputedStyle(element, '::before').content)).toBe('" ["')
  }))
