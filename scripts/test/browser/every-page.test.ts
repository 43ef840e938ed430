import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { measureWidth } from './measure.ts'
import { scriptModes } from './modes.ts'

const visit = withBrowser()

const widths = [320, 831, 832, 1440]

/** Reports what the page's own policy refuses, which the browser would only write down. */
function reportViolations(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} refuses ${blockedURI}`),
    ),
  )
}

describe.each(scriptModes)('with scripts $scripts', ({ javaScriptEnabled }) => {
  test.each(paths)('%s loads without a fault, from this site alone, and never scrolls sideways', (path) =>
    visit({ javaScriptEnabled, viewport: { width: 320, height: 640 } }, async ({ page, console, requests }) => {
      await reportViolations(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
      const tooWide: object[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const measured = await measureWidth(page)
          if (measured.page > measured.window) tooWide.push({ colorScheme, ...measured })
        }
      }
      expect.soft(tooWide).toEqual([])
      expect(console).toEqual([])
      expect(requests.filter((url) => new URL(url).origin !== inject('address'))).toEqual([])
    }),
  )
})
