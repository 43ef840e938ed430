import { describe, expect, test } from 'vitest'
import { searchIndexPath } from '../../../renderer/addresses.ts'
import { withBrowser } from './browser.ts'
import { parts } from './search-dialog.ts'

const visit = withBrowser()

describe('when the index is blocked', () => {
  test('search says so at once, and a new try brings it', () =>
    visit({}, async ({ page }) => {
      await page.goto('/about')
      const { button, dialog, input, results, status } = parts(page)
      await page.route(`**${searchIndexPath}`, (route) => route.abort())
      await button.click()
      await status.getByText(/couldn’t be loaded/).waitFor()
      await page.unroute(`**${searchIndexPath}`)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await input.fill('postcard')
      await results.first().waitFor()
      expect(await results.first().textContent()).toMatch(/postcard/i)
    }))

  test('search says that it tries once more, and in the end that something blocks it', () =>
    visit({}, async ({ page }) => {
      await page.clock.install()
      await page.goto('/about')
      const { button, status } = parts(page)
      await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 503 }))
      await button.click()
      await status.getByText('Trying once more').waitFor()
      for (const seconds of [1, 2, 4]) {
        const request = page.waitForRequest(`**${searchIndexPath}`)
        await page.clock.runFor(seconds * 1000)
        await request
      }
      await page.clock.runFor(1)
      await status.getByText('something blocks it').waitFor()
    }))
})

test('without a connection search says so, and goes on by itself when it is back', () =>
  visit({}, async ({ page, context }) => {
    await page.goto('/about')
    const { button, dialog, results, status } = parts(page)
    // The scripts are there from before, the index is not.
    await page.route(`**${searchIndexPath}`, (route) => route.abort())
    await button.click()
    await status.getByText(/couldn’t be loaded/).waitFor()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await status.getByText('You seem to be offline').waitFor()
    await page.unroute(`**${searchIndexPath}`)
    await context.setOffline(false)
    await dialog.getByRole('textbox').fill('postcard')
    await results.first().waitFor()
  }))
