import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clientDefaults } from '../../../renderer/client-defaults.ts'
import { withBrowser } from './browser.ts'
import { phone } from './modes.ts'
import { themeSwitch } from './theme.ts'

const visit = withBrowser()
const { tooltipDelay, tooltipSkipDelay } = clientDefaults

const names = ['Keepers’ network', 'Tide talk', 'Lamp pictures']

const tooltip = (page: Page) => page.getByRole('tooltip')
const socialLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })

/** Wakes the island of an icon up, and stops the clock: from now on time passes when the test lets it. */
async function stopClock(page: Page, path: string, icon: Locator): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await icon.scrollIntoViewIfNeeded()
  await icon.dispatchEvent('pointerover')
  await page.locator('[data-island=social-icons][data-state=ready]').waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Moves the pointer over an icon in small steps, as a hand does. */
async function pointAt(page: Page, icon: Locator): Promise<void> {
  const box = await icon.boundingBox()
  if (!box) throw new Error('the icon is not seen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 })
}

describe('the tooltip of an icon', () => {
  test('opens after the pointer has rested on it, and not before', () =>
    visit({}, async ({ page, console }) => {
      const icon = socialLink(page, 'Keepers’ network')
      await stopClock(page, '/about', icon)
      await pointAt(page, icon)
      await page.clock.runFor(tooltipDelay - 1)
      expect(await tooltip(page).count()).toBe(0)
      await page.clock.runFor(1)
      expect(await tooltip(page).textContent()).toBe('Keepers’ network')
      expect(console).toEqual([])
    }))

  test('opens at once soon after another, and waits again later', () =>
    visit({}, async ({ page }) => {
      const icon = socialLink(page, 'Keepers’ network')
      await stopClock(page, '/about', icon)
      const away = () => page.mouse.move(600, 20, { steps: 20 })
      await pointAt(page, icon)
      await page.clock.runFor(tooltipDelay)
      await tooltip(page).waitFor()
      await away()
      await page.clock.runFor(tooltipSkipDelay - 1)
      await tooltip(page).waitFor({ state: 'detached' })
      await pointAt(page, socialLink(page, 'Lamp pictures'))
      await page.clock.runFor(0)
      expect(await tooltip(page).textContent()).toBe('Lamp pictures')
      await away()
      await page.clock.runFor(tooltipSkipDelay)
      await pointAt(page, icon)
      await page.clock.runFor(tooltipDelay - 1)
      expect(await tooltip(page).count()).toBe(0)
      await page.clock.runFor(1)
      await tooltip(page).waitFor()
    }))

  test.each(names)('says “%s” to the focus at once, and Escape closes it', (name) =>
    visit({}, async ({ page }) => {
      await page.goto('/about')
      await socialLink(page, name).focus()
      await tooltip(page).getByText(name, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await tooltip(page).waitFor({ state: 'detached' })
      expect(await socialLink(page, name).evaluate((link) => link === document.activeElement)).toBe(true)
    }),
  )

  test('of the theme switch names the theme, and goes with it', () =>
    visit({}, async ({ page }) => {
      await page.goto('/about')
      await themeSwitch(page).focus()
      await tooltip(page).getByText('Theme: as your system', { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      // Its neighbour has a tooltip of its own.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().focus()
      await tooltip(page).waitFor({ state: 'detached' })
      await themeSwitch(page).focus()
      await tooltip(page).getByText('Theme: light', { exact: true }).waitFor()
    }))

  test('stays within the window of a phone', () =>
    visit({ viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await page.goto('/about')
      await socialLink(page, 'Lamp pictures').focus()
      const box = await tooltip(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }))
})

test('a social link leads on while React is not there, and where it never comes', () =>
  visit({ ...phone, hasTouch: true }, async ({ page }) => {
    await page.goto('/about')
    await page.route('**/chunks/*.js', () => {})
    const link = socialLink(page, 'Lamp pictures')
    const address = await link.getAttribute('href')
    await Promise.all([page.context().waitForEvent('request', (request) => request.url() === address), link.tap()])
  }))
