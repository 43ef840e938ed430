import type { Page, Response } from 'playwright-core'
import { expect, inject } from 'vitest'
import { contentSecurityPolicy } from '../../../renderer/hosting/headers.ts'
import type { Visit } from '../browser/browser.ts'
import { measureWidth } from '../browser/measure.ts'

/** Reports what the page's own policy refuses, which the browser would only write down. */
export function reportViolations(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} refuses ${blockedURI}`),
    ),
  )
}

/** Expects that a page came, under its policy, without a fault, and from this site alone. */
export function expectSound(response: Response | null, { console, requests }: Visit): void {
  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toBe(contentSecurityPolicy)
  expect(console).toEqual([])
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((url) => new URL(url).origin !== inject('publishedAddress'))).toEqual([])
}

/** The widths at which a page must not scroll sideways: a small phone, both sides of the menu's, a wide screen. */
const widths = [320, 831, 832, 1440]

/** The widths at which a page scrolls sideways. */
export async function findSidewaysScrolling(page: Page): Promise<object[]> {
  const tooWide: object[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const measured = await measureWidth(page)
    if (measured.page > measured.window) tooWide.push(measured)
  }
  return tooWide
}
