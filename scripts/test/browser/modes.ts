import type { Page } from 'playwright-core'

/** A visitor whose browser runs scripts, and one whose browser does not. */
export const scriptModes = [
  { scripts: 'on', javaScriptEnabled: true },
  { scripts: 'off', javaScriptEnabled: false },
] as const

/** The width of a small phone. */
export const phone = { viewport: { width: 360, height: 740 } } as const

/** A wide screen, on which the navigation stands open. */
export const desktop = { viewport: { width: 1280, height: 800 } } as const

/** Goes back as a visitor does; a page that was kept comes back without loading, so that only its address is awaited. */
export async function goBack(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
}
