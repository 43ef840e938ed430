import { expect } from 'vitest'
import type { EngineBrowser } from './engine.ts'

/** What a function returns that runs in the page; it sees nothing but its arguments. */
export async function evaluate<Arguments extends unknown[], Result>(
  browser: EngineBrowser,
  script: (...parameters: Arguments) => Result,
  ...parameters: Arguments
): Promise<Awaited<Result>> {
  return (await browser.run(`(${script})(...${JSON.stringify(parameters)})`)) as Awaited<Result>
}

/** Waits until a function that runs in the page says yes; a page that is being left says nothing. */
export async function waitUntil<Arguments extends unknown[]>(
  browser: EngineBrowser,
  what: string,
  script: (...parameters: Arguments) => boolean,
  ...parameters: Arguments
): Promise<void> {
  const options = { timeout: 10_000, interval: 20, message: what }
  await expect.poll(() => evaluate(browser, script, ...parameters).catch(() => false), options).toBe(true)
}

/** Whether something that a selector chooses is seen. */
export function isSeen(browser: EngineBrowser, selector: string): Promise<boolean> {
  return evaluate(
    browser,
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  )
}

/** Waits until something is seen, or is not. */
export async function waitFor(browser: EngineBrowser, selector: string, seen = true): Promise<void> {
  const options = { timeout: 10_000, interval: 20, message: `${selector} is seen` }
  await expect.poll(() => isSeen(browser, selector).catch(() => !seen), options).toBe(seen)
}

/** Waits until an address is shown. */
export function waitForPath(browser: EngineBrowser, path: string): Promise<void> {
  return waitUntil(
    browser,
    `${path} is shown`,
    (wanted) => location.pathname === wanted && document.readyState === 'complete',
    path,
  )
}

/** Clicks in the middle of something, once it is there. */
export async function click(browser: EngineBrowser, selector: string): Promise<void> {
  await waitFor(browser, selector)
  const [x, y] = await evaluate(
    browser,
    (wanted) => {
      const element = document.querySelector(wanted)
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2] as const
    },
    selector,
  )
  await browser.clickAt(x, y)
}
