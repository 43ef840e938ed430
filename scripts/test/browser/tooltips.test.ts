import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clientDefaults } from '../../../renderer/client-defaults.ts'
import { everyDayOrLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { themeSwitch } from './theme.ts'

const visit = withBrowser()
const { tooltipDelay, tooltipSkipDelay } = clientDefaults

const names = ['Keepers’ network', 'Tide talk', 'Lamp pictures']

const socialLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
const tooltipOf = (icon: Locator) => icon.locator('.tooltip')

/** Whether a tooltip is seen. */
const isSeen = (icon: Locator) =>
  tooltipOf(icon).evaluate((element) => {
    const { opacity, visibility, display } = getComputedStyle(element)
    return visibility === 'visible' && display !== 'none' && Number(opacity) === 1
  })

/** Stops the clock of the tooltips, which has just begun to run, at a time in milliseconds. */
const stopClockAt = (page: Page, time: number) =>
  page.evaluate((time) => {
    const clocks = document.getAnimations().filter((clock) => Reflect.get(clock, 'transitionProperty') === '--tooltips')
    if (clocks.length === 0) throw new Error('the clock does not run')
    for (const clock of clocks) {
      clock.pause()
      clock.currentTime = time
    }
  }, time)

/** Lets the clock of the tooltips run out. */
const finishClock = (page: Page) =>
  page.evaluate(() => {
    for (const clock of document.getAnimations()) clock.finish()
  })

describe('the tooltip of an icon', () => {
  test('opens after the pointer has rested on it, and not before', () =>
    visit({}, async ({ page, console }) => {
      await page.goto('/about')
      const icon = socialLink(page, 'Keepers’ network')
      await icon.hover()
      await stopClockAt(page, tooltipDelay - 1)
      expect(await isSeen(icon)).toBe(false)
      await stopClockAt(page, tooltipDelay)
      expect(await isSeen(icon)).toBe(true)
      expect(await tooltipOf(icon).getAttribute('data-name')).toBe('Keepers’ network')
      expect(console).toEqual([])
    }))

  test('opens at once soon after another anywhere on the page, and waits again later', () =>
    visit({ viewport: { width: 1280, height: 3000 } }, async ({ page }) => {
      await page.goto('/about')
      const icon = socialLink(page, 'Keepers’ network')
      await icon.hover()
      await finishClock(page)
      expect(await isSeen(icon)).toBe(true)
      await page.mouse.move(600, 900)
      expect(await isSeen(icon)).toBe(false)
      await stopClockAt(page, tooltipSkipDelay - 1)
      await themeSwitch(page).hover()
      expect(await isSeen(themeSwitch(page))).toBe(true)
      await page.mouse.move(600, 900)
      await stopClockAt(page, tooltipSkipDelay)
      await finishClock(page)
      await icon.hover()
      expect(await isSeen(icon)).toBe(false)
    }))

  test.each(names.slice(0, everyDayOrLong(1, names.length)))(
    'says “%s” to the focus at once, and Escape closes it',
    (name) =>
      visit({}, async ({ page }) => {
        await page.goto('/about')
        const icon = socialLink(page, name)
        const loaded = page.waitForResponse(/chunks/)
        await page.keyboard.press('Shift')
        await loaded
        await icon.focus()
        await expect.poll(() => isSeen(icon)).toBe(true)
        await expect
          .poll(async () => {
            await page.keyboard.press('Escape')
            return isSeen(icon)
          })
          .toBe(false)
        expect(await icon.evaluate((link) => link === document.activeElement)).toBe(true)
        await page.keyboard.press('Shift')
        expect(await isSeen(icon)).toBe(true)
      }),
  )

  test('of the theme switch names the theme, and goes with it', () =>
    visit({ colorScheme: 'dark' }, async ({ page }) => {
      await page.goto('/about')
      const words = () => tooltipOf(themeSwitch(page)).innerText()
      await themeSwitch(page).focus()
      expect(await words()).toBe('Theme: as your system')
      await page.keyboard.press('Enter')
      expect(await words()).toBe('Theme: light')
    }))

  test('stays within the window of a phone', () =>
    visit({ viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await page.goto('/about')
      for (const icon of [...names.map((name) => socialLink(page, name)), themeSwitch(page)]) {
        await icon.focus()
        const box = await tooltipOf(icon).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      }
    }))
})
