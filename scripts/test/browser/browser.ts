import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { ensureChromium } from '../chromium.ts'

/** What a test does with a page. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page wrote to the console, errors and warnings first marked: `error: …`. */
  console: string[]
  /** The addresses that were asked for. */
  requests: string[]
}

/**
 * Starts Chromium for the tests of a file.
 *
 * @returns a function that opens a fresh context for a visit and closes it afterwards
 */
export function withBrowser() {
  let browser: Browser
  beforeAll(async () => {
    const found = ensureChromium()
    if ('advice' in found) throw new Error(found.advice)
    browser = await chromium.launch({
      executablePath: found.path,
      // Visitors' browsers keep the page that is left; Playwright's default would hide what that does.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    })
  })
  afterAll(() => browser?.close())
  return async (options: BrowserContextOptions, visit: (visit: Visit) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ baseURL: inject('address'), locale: 'en-GB', ...options })
    context.setDefaultTimeout(5_000)
    try {
      const page = await context.newPage()
      const lines: string[] = []
      const requests: string[] = []
      page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
      page.on('request', (request) => requests.push(request.url()))
      await visit({ page, context, console: lines, requests })
    } finally {
      await context.close()
    }
  }
}
