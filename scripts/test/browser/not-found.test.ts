import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { phone, scriptModes } from './modes.ts'

const visit = withBrowser()

test.each(scriptModes)(
  'an address that does not exist has the words of its screen, and is logged where scripts run: scripts $scripts',
  ({ javaScriptEnabled }) =>
    visit({ javaScriptEnabled }, async ({ page, console }) => {
      const path = '/pilot/nobody'
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(new URL(page.url()).pathname).toBe(path)
      const main = page.getByRole('main')
      await main.getByText('404', { exact: true }).waitFor()
      await main.getByText('There is water where you wanted to land.', { exact: true }).waitFor()
      await main.getByText('The home page leads to the pilots, the stories and the summit.').waitFor()
      const logged = console.filter((line) => line.includes('404') && line.endsWith(path))
      expect(logged).toHaveLength(javaScriptEnabled ? 1 : 0)
    }),
)

test('its screen leads home, and to the pages that the navigation names first', () =>
  visit({ at: '/nowhere', javaScriptEnabled: false }, async ({ page }) => {
    const links = page.getByRole('main').getByRole('link')
    expect(await links.allTextContents()).toEqual(['Back to the harbour', 'The Circle', 'Pilots', 'Stories'])
    await links.first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/nowhere')
    await links.last().click()
    await page.waitForURL('**/get-inspired')
  }))

test('its screen offers search', () =>
  visit({ ...phone, at: '/nowhere' }, async ({ page }) => {
    const button = page.getByRole('main').getByRole('button', { name: 'Search this site' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Search this site' })
    await dialog.getByRole('textbox').fill('postcard')
    await dialog.locator('ol a').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }))
