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

/** The theme that is kept for the next page. */
export function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

/** Options for a visitor who has chosen a theme before. */
export function chosenBefore(theme: Theme) {
  const localStorage = [{ name: 'theme', value: theme }]
  return { storageState: { cookies: [], origins: [{ origin: inject('address'), localStorage }] } }
}
