import { type Browser, chromium } from 'playwright-core'
import { isLong } from '../../../renderer/content/testing/property.ts'
import { ensureChromium } from '../chromium.ts'

/** What costs a fifth less than in visitors’ browsers, and shows the same; at length it is as they have it. */
const frugal = ['--renderer-process-limit=1', '--in-process-gpu']

let browser: Promise<Browser> | undefined

/** The browser that all files of a worker share: the first of them starts it, and it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= startChromium()
  return browser
}

function startChromium(): Promise<Browser> {
  const found = ensureChromium(isLong ? 'browser' : 'any')
  if ('advice' in found) throw new Error(found.advice)
  return chromium.launch({
    executablePath: found.path,
    // Vitest ends a worker by a signal, and a browser ends with the worker: neither has to wait for the other.
    handleSIGTERM: false,
    // Visitors' browsers keep the page that is left; Playwright's default would hide what that does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(isLong ? [] : frugal),
    ],
  })
}
