import { describe, expect, inject, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { builtPaths } from './built-site.ts'
import { scriptModes } from './modes.ts'
import { findUnsafeLinks } from './outside-links.ts'

const visit = withBrowser()

const links = [
  { path: '/innovation-summit', name: /^Take a place/, count: 2 },
  { path: '/pilot/lantern-post', name: /sponsor/, count: 1 },
  { path: '/pilot/keeper-club', name: /sponsor/, count: 1 },
]

describe.each(scriptModes)('a link to another site with scripts $scripts', ({ javaScriptEnabled, row }) => {
  test.each(columnsOf(links, row, scriptModes.length))(
    '$name on $path opens a new tab and the page stays',
    ({ path, name, count }) =>
      visit({ javaScriptEnabled }, async ({ page }) => {
        const outside: string[] = []
        await page.context().route(
          ({ origin }) => origin !== inject('address'),
          (route) => {
            outside.push(route.request().url())
            return route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' })
          },
        )
        await page.goto(path)
        const found = page.getByRole('main').getByRole('link', { name })
        expect(await found.count()).toBe(count)
        for (const link of await found.all()) {
          const href = await link.getAttribute('href')
          const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
          await tab.waitForURL(({ origin }) => origin !== inject('address'))
          expect(await tab.evaluate(() => window.opener)).toBeNull()
          expect(outside.at(-1)).toBe(href)
          await tab.close()
          expect(new URL(page.url()).pathname).toBe(path)
        }
      }),
  )
})

test('every link to another site opens a new tab, safely, and says so', () =>
  visit({ javaScriptEnabled: false }, async ({ page }) => {
    for (const path of builtPaths()) {
      await page.goto(path)
      expect({ path, unsafe: await findUnsafeLinks(page) }).toEqual({ path, unsafe: [] })
    }
  }))
