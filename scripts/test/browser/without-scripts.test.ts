import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

test.each([
  ['search', '/about', (page: Page) => page.locator('[data-island=search] button')],
  ['search on the screen for what is missing', '/nowhere', (page: Page) => page.locator('main button')],
  ['the theme switch', '/about', (page: Page) => page.locator('.theme-switch')],
  ['sharing', '/pilot/keeper-club', (page: Page) => page.getByRole('button', { name: /^Share this/ })],
  ['copying a figure', '/pilot/keeper-club', (page: Page) => page.getByRole('button', { name: /^Copy “/ })],
] as const)('%s is not offered without scripts', (_, path, find) =>
  visit({ at: path, javaScriptEnabled: false }, async ({ page }) => {
    expect(await find(page).filter({ visible: true }).count()).toBe(0)
  }),
)
