import { describe, expect, test } from 'vitest'
import { searchIndexPath, termsAddress } from '../../../renderer/addresses.ts'
import { withBrowser } from './browser.ts'
import { parts } from './search-dialog.ts'
import { withPieces } from './search-pieces.ts'

const visit = withBrowser()
const addressOfPieces = withPieces()

describe.each([
  ['the index is', searchIndexPath, () => ({})],
  ['terms of an index in pieces are', termsAddress('p'), () => ({ baseURL: addressOfPieces() })],
])('when %s blocked', (_, file, site) => {
  test('search says so at once, and a new try brings what was asked for', () =>
    visit({ ...site(), at: '/about' }, async ({ page }) => {
      const { button, dialog, input, results, status } = parts(page)
      await page.route(`**${file}`, (route) => route.abort())
      await button.click()
      await input.fill('postcard')
      await status.getByText(/couldn’t be loaded/).waitFor()
      await page.unroute(`**${file}`)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await results.first().waitFor()
      expect(await results.first().textContent()).toMatch(/postcard/i)
    }))

  test('search says that it tries once more, and in the end that something blocks it', () =>
    visit(site(), async ({ page }) => {
      await page.clock.install()
      await page.goto('/about')
      const { button, input, status } = parts(page)
      await page.route(`**${file}`, (route) => route.fulfill({ status: 503 }))
      await button.click()
      await input.fill('postcard')
      await status.getByText('Trying once more').waitFor()
      for (const seconds of [1, 2, 4]) {
        const request = page.waitForRequest(`**${file}`)
        await page.clock.runFor(seconds * 1000)
        await request
      }
      await page.clock.runFor(1)
      await status.getByText('something blocks it').waitFor()
    }))

  test('without a connection search says so, and goes on by itself when it is back', () =>
    visit({ ...site(), at: '/about' }, async ({ page, context }) => {
      const { button, dialog, input, results, status } = parts(page)
      // The scripts are there from before, what is blocked is not.
      await page.route(`**${file}`, (route) => route.abort())
      await button.click()
      await input.fill('postcard')
      await status.getByText(/couldn’t be loaded/).waitFor()
      await context.setOffline(true)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await status.getByText('You seem to be offline').waitFor()
      await page.unroute(`**${file}`)
      await context.setOffline(false)
      await results.first().waitFor()
    }))
})
