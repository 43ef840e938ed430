import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { measureWidth } from './measure.ts'
import { phone, scriptModes } from './modes.ts'

const visit = withBrowser()

const unknown = ['/nowhere', '/pilot/nobody', '/about/team', '/500']

describe.each(scriptModes)('an address that does not exist with scripts $scripts', ({ javaScriptEnabled, row }) => {
  test.each(columnsOf(unknown, row, scriptModes.length))(
    '%s has the status and the words of the screen, and is logged where scripts run',
    (path) =>
      visit({ ...phone, javaScriptEnabled }, async ({ page, console }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        expect(new URL(page.url()).pathname).toBe(path)
        const main = page.getByRole('main')
        await main.getByText('404', { exact: true }).waitFor()
        await main.getByText('There is water where you wanted to land.', { exact: true }).waitFor()
        const { window, page: width } = await measureWidth(page)
        expect.soft(width).toBeLessThanOrEqual(window)
        const logged = console.filter((line) => line.includes('404') && line.endsWith(path))
        expect(logged).toHaveLength(javaScriptEnabled ? 1 : 0)
      }),
  )

  test('leads home', () =>
    visit({ javaScriptEnabled }, async ({ page }) => {
      await page.goto('/nowhere')
      const link = page.getByRole('main').getByRole('link', { name: 'Back to the harbour', exact: true })
      expect(await link.getAttribute('href')).toBe('/')
      await link.click()
      await page.waitForURL((url) => url.pathname === '/')
    }))

  test('leads on from there to the pages that the navigation names first', () =>
    visit({ javaScriptEnabled }, async ({ page }) => {
      await page.goto('/nowhere')
      const links = page.getByRole('main').getByRole('link')
      expect(await links.allTextContents()).toEqual(['Back to the harbour', 'The Circle', 'Pilots', 'Stories'])
      await links.last().click()
      await page.waitForURL('**/get-inspired')
    }))

  test('offers search where scripts run', () =>
    visit({ ...phone, javaScriptEnabled }, async ({ page }) => {
      await page.goto('/nowhere')
      const button = page.getByRole('main').getByRole('button', { name: 'Search this site' })
      expect(await button.count()).toBe(javaScriptEnabled ? 1 : 0)
      if (!javaScriptEnabled) return
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Search this site' })
      await dialog.getByRole('textbox').fill('postcard')
      await dialog.locator('ol a').first().waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }))
})

test('no page that exists logs a path', () =>
  visit({}, async ({ page, console }) => {
    await page.goto('/about')
    expect(console).toEqual([])
  }))
