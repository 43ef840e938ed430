import type { Page, Response } from 'playwright-core'
import { expect, inject } from 'vitest'
import { contentSecurityPolicy } from '../../../renderer/hosting/headers.ts'
import type { Visit } from '../browser/browser.ts'

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
