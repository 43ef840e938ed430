import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** The choices of the theme switch. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme switch: a button that says which theme is chosen. */
export function themeSwitch(page: Page) {
  return page.getByRole('button', { name: /^Theme:/ })
}

/** Waits until a theme applies. */
export async function waitForTheme(page: Page, theme: Theme): Promise<void> {
  const root = theme === 'system' ? 'html:not([data-theme])' : `html[data-theme=${theme}]`
  await page.locator(root).waitFor({ state: 'attached' })
}

/** Waits until the island is ready. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('[data-island=theme-switch][data-state=ready]').waitFor()
}

/** The theme that is kept for the next page. */
export function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

/** Options for a visitor who has chosen a theme before. */
export function chosenBefore(theme: Theme) {
  const localStorage = [{ name: 'theme', value: theme }]
  return { storageState: { cookies: [], origins: [{ origin: inject('address'), localStorage }] } }
}

/**
 * Delays every script that is asked for from now on, as a slow connection would.
 *
 * @returns a function that lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
