import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clientDefaults } from '../../../renderer/client-defaults.ts'
import { withBrowser } from './browser.ts'
import { themeSwitch } from './theme.ts'

const visit = withBrowser()
const { tooltipDelay, tooltipSkipDelay } = clientDefaults

const socialLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
const tooltipOf = (icon: Locator) => icon.locator('.tooltip')

/** Whether a tooltip is seen. */
const isSeen = (icon: Locator) =>
  tooltipOf(icon).evaluate((element) => {
    const { opacity, visibility, display } = getComputedStyle(element)
    return visibility === 'visible' && display !== 'none' && Number(opacity) === 1
  })

/** Moves the pointer onto an icon from elsewhere: no clock starts for one that a page saw there from its first frame on. */
const enter = (page: Page, icon: Locator) => async () => {
  await page.mouse.move(0, 300)
  await icon.hover()
}

/** Opens a page whose clocks stand still, however long a step takes: `moveAndSetClock` alone sets them. */
async function openStill(page: Page) {
  await page.goto('/about')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** Moves the pointer until that starts the clock of the tooltips, and sets it to a time in milliseconds since then. */
const moveAndSetClock = (page: Page, move: () => Promise<void>, time: number) =>
  expect
    .poll(
      async () => {
        await move()
        return page.evaluate((time) => {
          const isClock = (clock: Animation) => Reflect.get(clock, 'transitionProperty') === '--tooltips'
          const clocks = document.getAnimations().filter(isClock)
          for (const clock of clocks) clock.currentTime = time
          return clocks.length
        }, time)
      },
      // A busy machine may take a while to see where the pointer is.
      { timeout: 10_000 },
    )
    .toBe(1)

describe('the tooltip of an icon', () => {
  test('opens after the pointer has rested on it, and not before', () =>
    visit({}, async ({ page, console }) => {
      await openStill(page)
      const icon = socialLink(page, 'Keepers’ network')
      await moveAndSetClock(page, enter(page, icon), tooltipDelay - 1)
      expect(await isSeen(icon)).toBe(false)
      await moveAndSetClock(page, () => icon.hover(), tooltipDelay)
      expect(await isSeen(icon)).toBe(true)
      expect(await tooltipOf(icon).getAttribute('data-name')).toBe('Keepers’ network')
      expect(console).toEqual([])
    }))

  test('opens at once soon after another anywhere on the page, and waits again later', () =>
    visit({ viewport: { width: 1280, height: 3000 } }, async ({ page }) => {
      await openStill(page)
      const icon = socialLink(page, 'Keepers’ network')
      const leave = () => page.mouse.move(600, 900)
      await moveAndSetClock(page, enter(page, icon), tooltipDelay)
      expect(await isSeen(icon)).toBe(true)
      await moveAndSetClock(page, leave, tooltipSkipDelay - 1)
      expect(await isSeen(icon)).toBe(false)
      await themeSwitch(page).hover()
      expect(await isSeen(themeSwitch(page))).toBe(true)
      await moveAndSetClock(page, leave, tooltipSkipDelay)
      await icon.hover()
      expect(await isSeen(icon)).toBe(false)
    }))

  test('opens for the focus at once, and Escape closes it', () =>
    visit({ at: '/about' }, async ({ page }) => {
      const icon = socialLink(page, 'Keepers’ network')
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
    }))

  test('of the theme switch names the theme, and goes with it', () =>
    visit({ at: '/about', colorScheme: 'dark' }, async ({ page }) => {
      const words = () => tooltipOf(themeSwitch(page)).innerText()
      await themeSwitch(page).focus()
      expect(await words()).toBe('Theme: match your device')
      await page.keyboard.press('Enter')
      expect(await words()).toBe('Theme: light')
    }))

  test('stays within the window of a phone', () =>
    visit({ at: '/about', viewport: { width: 320, height: 640 } }, async ({ page }) => {
      for (const icon of [socialLink(page, 'Keepers’ network'), socialLink(page, 'Lamp pictures')]) {
        await icon.focus()
        const box = await tooltipOf(icon).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      }
    }))
})
