import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { documentHtml, nextFrame } from './measure.ts'
import { scriptModes } from './modes.ts'

const visit = withBrowser()

describe.each(scriptModes)('the buttons of the older summit with scripts $scripts', ({ javaScriptEnabled, row }) => {
  test.each(columnsOf(['Come aboard', 'Watch from home', 'Ask for a berth'], row, scriptModes.length))(
    '%s does nothing',
    (name) =>
      visit({ javaScriptEnabled }, async ({ page, console, requests }) => {
        await page.goto('/innovation-summit-geneve')
        // The browser asks for the page's icon whenever it likes, and some scripts come after any first action.
        const countRequests = () => requests.filter((url) => !/\/icon\.svg$|\.js$/.test(url)).length
        if (javaScriptEnabled) {
          // Any first action adds what copies figures.
          await page.keyboard.press('Shift')
          await page
            .getByRole('button', { name: /^Copy “/ })
            .first()
            .waitFor()
        }
        const before = { html: await documentHtml(page), url: page.url(), requests: countRequests() }
        const button = page.getByRole('button', {
          name,
          exact: true,
          description: 'How to come aboard will be told here.',
        })
        await button.click()
        await button.press('Enter')
        await button.press('Space')
        if (javaScriptEnabled) await nextFrame(page)
        expect({ html: await documentHtml(page), url: page.url(), requests: countRequests() }).toEqual(before)
        expect(page.context().pages()).toHaveLength(1)
        expect(console).toEqual([])
      }),
  )
})
