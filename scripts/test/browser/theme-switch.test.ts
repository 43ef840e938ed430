import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { goBack } from './modes.ts'
import { chosenBefore, storedTheme, type Theme, themeSwitch, waitForTheme } from './theme.ts'

const visit = withBrowser()

/** The background of the page as it is painted. */
const dark = 'rgb(16, 14, 37)'

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('goes from the system, which is %s, to the opposite, to the same by name, and around', (own, other) =>
  visit({ at: '/about', colorScheme: own }, async ({ page, console }) => {
    const button = themeSwitch(page)
    for (const theme of [other, own, 'system', other] as const) {
      await button.click()
      await waitForTheme(page, theme)
      await page
        .getByRole('button', { name: `Theme: ${theme === 'system' ? 'match your device' : theme}`, exact: true })
        .waitFor()
      expect(await storedTheme(page)).toBe(theme)
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(scheme).toBe(theme === 'system' ? 'light dark' : theme)
    }
    expect(console).toEqual([])
  }),
)

describe('a choice', () => {
  test.each(['light', 'dark'] as const)('of %s stands before the page is painted, on this page and others', (theme) =>
    visit({ at: '/about', colorScheme: theme === 'dark' ? 'light' : 'dark' }, async ({ page }) => {
      await themeSwitch(page).click()
      await waitForTheme(page, theme)
      // Nothing is painted before there is a body.
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        const observer = new MutationObserver(() => {
          if (!document.body) return
          observer.disconnect()
          seen.push(document.documentElement.dataset.theme ?? 'system')
        })
        observer.observe(document, { childList: true, subtree: true })
        document.addEventListener('DOMContentLoaded', () =>
          seen.push(document.documentElement.dataset.theme ?? 'system'),
        )
      })
      for (const go of [() => page.reload(), () => page.goto('/pilots')]) {
        await go()
        expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([theme, theme])
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(ground === dark).toBe(theme === 'dark')
      }
    }),
  )

  test.each([
    ['light', 'light', 'dark'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['dark', 'dark', 'light'],
  ] as const)(
    'of %s from before, where the system is %s, is named, and followed by %s: the first press is seen',
    (before, own, after) =>
      visit({ at: '/about', ...chosenBefore(before), colorScheme: own }, async ({ page }) => {
        expect(await page.getByRole('button', { name: `Theme: ${before}`, exact: true }).count()).toBe(1)
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const seen = await ground()
        await themeSwitch(page).click()
        await waitForTheme(page, after)
        expect(await ground()).not.toBe(seen)
        expect(await storedTheme(page)).toBe(after)
      }),
  )

  test('holds on the page before, after Back', () =>
    visit({ at: '/about' }, async ({ page }) => {
      await page.goto('/pilots')
      await themeSwitch(page).click()
      await waitForTheme(page, 'dark')
      await goBack(page, '/about')
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    }))

  test('of what is no theme leaves that of the system', () =>
    visit({ ...chosenBefore('"><script>' as Theme), at: '/about' }, async ({ page, console }) => {
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined()
      expect(console).toEqual([])
    }))
})

test('blocked storage does no harm', () =>
  visit({}, async ({ page, console }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
    await page.goto('/about')
    for (const theme of ['dark', 'light', 'system'] as const) {
      await themeSwitch(page).click()
      await waitForTheme(page, theme)
    }
    expect(console).toEqual([])
  }))
