import type { Page } from 'playwright-core'

/** Windows as wide and high as a phone and a tablet, upright and turned. */
export const windows = [
  [360, 800],
  [800, 360],
  [768, 1024],
] as const

/** Twice as large as letters are unless a visitor has chosen. */
export const largeText = 32

/** How much of the window the bar at the top takes while the visitor scrolls. */
export function shareOfBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('body > header')
    if (!bar) throw new Error('the bar at the top is missing')
    return getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height / innerHeight : 0
  })
}
