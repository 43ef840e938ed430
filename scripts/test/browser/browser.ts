import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

/** What a test does with a page. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page wrote to the console, errors and warnings first marked: `error: …`. */
  console: string[]
  /** The addresses that were asked for. */
  requests: string[]
}

/** The sites that tests visit: the fixture's, or the published content's. */
export type VisitedSite = 'address' | 'publishedAddress'

/**
 * Lets the tests of a file use the browser that all share.
 *
 * @param site the site that paths belong to
 * @returns a function that opens a fresh context for a visit and closes it afterwards
 */
export function withBrowser(site: VisitedSite = 'address') {
  let connection: ReturnType<typeof chromium.connect>
  beforeAll(async () => {
    connection = chromium.connect(inject('browser'))
    await connection
  })
  afterAll(async () => (await connection).close())
  return async (options: BrowserContextOptions, visit: (visit: Visit) => Promise<void>): Promise<void> => {
    const browser = await connection
    const context = await browser.newContext({ baseURL: inject(site), locale: 'en-GB', ...options })
    context.setDefaultTimeout(15_000)
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
