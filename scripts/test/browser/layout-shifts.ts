import type { Page } from 'playwright-core'
import { hold } from './hold.ts'

/** Keeps every shift of the layout, with what moved, from the first paint on. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts on the page that is shown. */
export function shiftsOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Delays the fonts of the next page; returns the function that lets them through. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const fonts = '**/*.woff2'
  const release = await hold(page, fonts)
  return async () => {
    release()
    await page.waitForLoadState('load')
    // Where requests are watched, nothing is taken from what the browser has kept.
    await page.unroute(fonts)
  }
}
