import type { Page } from 'playwright-core'

/**
 * Holds the files of a pattern that are asked for from now on, as a slow connection would.
 *
 * @returns a function that lets them through
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
