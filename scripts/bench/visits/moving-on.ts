import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { UsageError } from '../../options.ts'
import { installPackages } from '../install.ts'

/** Moving on from one page to the next. */
export interface Move {
  from: string
  to: string
  /** Whether the browser had the next page ready before the click. */
  wasReady: boolean
  /** Milliseconds from the click to the first paint of the next page. */
  time: number
}

/** Playwright forbids browsers to prepare pages, so another library drives this one. */
const packages = { 'puppeteer-core': '24.8.2' }

/** What is used of that library. */
interface Page {
  setViewport: (size: { width: number; height: number }) => Promise<void>
  evaluateOnNewDocument: (script: string) => Promise<unknown>
  evaluate: (script: string) => Promise<unknown>
  goto: (url: string) => Promise<unknown>
  hover: (selector: string) => Promise<void>
  click: (selector: string) => Promise<void>
  close: () => Promise<void>
}

interface Browser {
  newPage: () => Promise<Page>
  close: () => Promise<void>
}

interface Library {
  launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>
}

/** Keeps the moment of a click for the next page. */
const keepClick = `addEventListener('click', (event) => {
  sessionStorage.clicked = performance.timeOrigin + event.timeStamp
}, true)`

/** What the next page knows once it has been painted. */
const readMove = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  return {
    path: location.pathname,
    wasReady: activationStart > 0,
    time: paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.clicked) : null,
  }
})()`

const outcome = z.object({ path: z.string(), wasReady: z.boolean(), time: z.number().nullable() })

/** How long a visitor rests on a link before the click: browsers begin to prepare a page after a fifth of a second. */
const rest = 1_000

/** How long the next page may take, and how often it is asked whether it has been painted, in milliseconds. */
const patience = 6_000
const interval = 1_000

/** How often a move is tried: the library sometimes loses a page just as the prepared one replaces it. */
const maxAttempts = 3

/**
 * Moves from page to page of a running site like a visitor who rests on a link and then clicks it.
 *
 * @param chromium the path of the browser
 */
export async function measureMoves(
  chromium: string,
  address: string,
  moves: readonly { from: string; to: string }[],
): Promise<Move[]> {
  const folder = installPackages('puppeteer', packages)
  const entry = join(folder, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')
  const library: Library = await import(pathToFileURL(entry).href)
  const browser = await library.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const measured: Move[] = []
    for (const { from, to } of moves) {
      let found: Move | undefined
      for (let attempt = 1; !found && attempt <= maxAttempts; attempt += 1)
        found = await move(browser, address, from, to)
      if (!found) throw new UsageError(`the link to ${to} on ${from} led nowhere`)
      measured.push(found)
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function move(browser: Browser, address: string, from: string, to: string): Promise<Move | undefined> {
  const page = await browser.newPage()
  const link = `a[href="${to}"]:not(header a)`
  await page.setViewport({ width: 1280, height: 800 })
  await page.evaluateOnNewDocument(keepClick)
  await page.goto(address + from)
  await page.hover(link)
  await wait(rest)
  await page.click(link)
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await wait(interval)
    // A question asked between the two pages is never answered.
    const found = await Promise.race([readOutcome(page), wait(interval)])
    if (found?.path === to && found.time !== null) {
      await page.close()
      return { from, to, wasReady: found.wasReady, time: found.time }
    }
  }
  return undefined
}

/** While a browser goes from one page to the next, there is none to ask. */
async function readOutcome(page: Page): Promise<z.infer<typeof outcome> | undefined> {
  try {
    return outcome.parse(await page.evaluate(readMove))
  } catch {
    return undefined
  }
}
