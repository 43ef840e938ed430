import { expect, inject, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { scriptModes } from './modes.ts'

const visit = withBrowser()

test.each(scriptModes)(
  'a link to another site opens a new tab and the page stays, with scripts $scripts',
  ({ javaScriptEnabled }) =>
    visit({ javaScriptEnabled }, async ({ page }) => {
      await page.context().route(
        ({ origin }) => origin !== inject('address'),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
      )
      await page.goto('/innovation-summit')
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /^Take a place/ })
        .first()
      const href = await link.getAttribute('href')
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
      await tab.waitForURL(`${href}`)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      expect(new URL(page.url()).pathname).toBe('/innovation-summit')
    }),
)
