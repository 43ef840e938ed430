import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { nextFrame } from './measure.ts'

const visit = withBrowser()

test.each(['Come aboard', 'Watch from home', 'Ask for a berth'])(
  'the button “%s” of the older summit says why it does nothing, and does nothing',
  (name) =>
    visit({ at: '/innovation-summit-geneve' }, async ({ page, console, requests }) => {
      // The browser asks for the page's icon whenever it likes, and some scripts come after any first action.
      const countRequests = () => requests.filter((url) => !/\/icon\.svg$|\.js$/.test(url)).length
      await page.keyboard.press('Shift')
      await page.locator('.copied').first().waitFor({ state: 'attached' })
      const before = { html: await page.content(), url: page.url(), requests: countRequests() }
      const description = 'How to come aboard will be told here.'
      const button = page.getByRole('button', { name, exact: true, description })
      await button.click()
      await button.press('Enter')
      await button.press('Space')
      await nextFrame(page)
      expect({ html: await page.content(), url: page.url(), requests: countRequests() }).toEqual(before)
      expect(page.context().pages()).toHaveLength(1)
      expect(console).toEqual([])
    }),
)
