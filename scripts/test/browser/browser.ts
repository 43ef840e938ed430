import type { BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'

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
type VisitedSite = 'address' | 'publishedAddress'

/** Visits of one site, by the tests of one file. */
interface Visits {
  /** Opens a fresh context, with the page at a path if one is given, lets a test use it and closes it. */
  (options: BrowserContextOptions & { at?: string }, visit: (visit: Visit) => Promise<void>): Promise<void>
  /**
   * Goes from page to page in one window, which stays open for all tests of a file. A page is loaded for the first test
   * that asks for it; those that follow find it as it was left.
   *
   * @param prepare what comes before the first page
   * @returns a function that goes to a path
   */
  walk: (
    options: BrowserContextOptions,
    prepare?: (page: Page) => Promise<unknown>,
  ) => (path: string) => Promise<WalkedVisit>
}

/** A page that several tests share, with the answer to the request for it, and what came of this page alone. */
interface WalkedVisit extends Visit {
  response: Response | null
}

/**
 * Lets the tests of a file use the browser of their worker.
 *
 * @param site the site that paths belong to
 */
export function withBrowser(site: VisitedSite = 'address'): Visits {
  // Starting it takes no test's time.
  beforeAll(async () => {
    await sharedBrowser()
  })
  const open = async (options: BrowserContextOptions): Promise<Visit> => {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ baseURL: inject(site), locale: 'en-GB', ...options })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const lines: string[] = []
    const requests: string[] = []
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
    page.on('request', (request) => requests.push(request.url()))
    return { page, context, console: lines, requests }
  }
  const visitOnce: (...visited: Parameters<Visits>) => Promise<void> = async ({ at, ...options }, visit) => {
    const opened = await open(options)
    try {
      if (at !== undefined) await opened.page.goto(at)
      await visit(opened)
    } finally {
      await opened.context.close()
    }
  }
  const walk: Visits['walk'] = (options, prepare) => {
    let window: Promise<Visit> | undefined
    let here: { path: string; response: Response | null } | undefined
    const openWindow = async () => {
      const opened = await open(options)
      await prepare?.(opened.page)
      return opened
    }
    // A window that could not be opened has failed a test already.
    afterAll(async () => (await window?.catch(() => undefined))?.context.close())
    return async (path) => {
      window ??= openWindow()
      const opened = await window
      if (here?.path !== path) {
        opened.console.length = 0
        opened.requests.length = 0
        here = { path, response: await opened.page.goto(path) }
      }
      return { ...opened, response: here.response }
    }
  }
  return Object.assign(visitOnce, { walk })
}
