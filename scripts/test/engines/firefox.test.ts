import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { paths } from '../visits/visited-pages.ts'

const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)
const advice = 'Firefox is left out: install it (Debian: apt-get install firefox-esr) or name its path in FIREFOX_PATH'
if (!firefox && process.env.ALL_ENGINES) throw new Error(advice)
if (!firefox) console.warn(advice)

const phone = { width: 360, height: 740 }
const desktop = { width: 1200, height: 800 }
const search = '[data-island=search] button'
const [home = '', inside = ''] = paths

/** A page, and what Firefox wrote to its console as an error or a warning. */
interface Visit {
  page: Page
  faults: string[]
}

describe.skipIf(!firefox)('in Firefox', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox })
  })
  afterAll(() => browser?.close())

  const open = (page: Page, path: string) => page.goto(inject('publishedAddress') + path)
  /** Opens a page in a window without a past, and expects in the end that nothing was wrong. */
  const visit = (path: string, viewport: typeof phone, go: (visit: Visit) => Promise<void>) => async () => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.setViewport(viewport)
    await open(page, path)
    await go({ page, faults })
    expect(faults).toEqual([])
    await context.close()
  }

  test(
    'a fault and what the policy refuses are noticed',
    visit(home, desktop, async ({ page, faults }) => {
      await page.evaluate(() => {
        console.error('a fault')
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }))
      })
      const refusal = expect.stringMatching(/Content-Security-Policy:(?=.*elsewhere).*default-src/)
      await expect.poll(() => faults).toEqual(expect.arrayContaining(['a fault', refusal]))
      faults.length = 0
    }),
  )

  test(
    'every page reads without a fault, with cards in their own shape and contents in one column',
    visit(home, phone, async ({ page, faults }) => {
      for (const path of paths) {
        await open(page, path)
        const found = await page.evaluate(() => {
          const cards = [...document.querySelectorAll('[data-card]:has(> .drawing, > img, > picture > img)')]
          const odd = cards.filter((card) => {
            const box = card.querySelector('.drawing, img')?.getBoundingClientRect() ?? new DOMRect()
            const words = card.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
            const isApart = words.top >= box.bottom - 1 || words.left >= box.right - 1
            return !isApart || box.width === 0 || box.height >= 0.75 * box.width
          })
          const items = [...document.querySelectorAll('.table-of-contents li')]
          const broken = items.filter((item) => item.getClientRects().length !== 1)
          const heading = document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })
          return { heading, faults: [...odd, ...broken].map((element) => element.textContent) }
        })
        expect({ path, ...found }).toEqual({ path, heading: true, faults: [] })
        expect({ path, faults }).toEqual({ path, faults: [] })
      }
    }),
  )

  test(
    'the menu of a phone opens, closes and leads on',
    visit(home, phone, async ({ page }) => {
      const toggle = 'header > div > button'
      expect(await page.$eval('#menu', (menu) => menu.checkVisibility({ visibilityProperty: true }))).toBe(false)
      await page.locator(toggle).click()
      await page.waitForSelector('#menu', { visible: true })
      await page.keyboard.press('Escape')
      await page.waitForSelector('#menu', { hidden: true })
      await page.locator(toggle).click()
      const path = await page.$eval('#menu a', (link) => (link as HTMLAnchorElement).pathname)
      expect(paths).toContain(path)
      await Promise.all([page.waitForNavigation(), page.locator('#menu a').click()])
      expect(new URL(page.url()).pathname).toBe(path)
    }),
  )

  test(
    'the search finds a heading, leads to it, and closes by a click beside it',
    visit(inside, desktop, async ({ page }) => {
      const heading = await page.$eval('main h2', ({ textContent }) => textContent)
      await page.locator(search).click()
      await page.waitForSelector('dialog input', { visible: true })
      await page.mouse.click(5, 5)
      await page.waitForSelector('dialog', { hidden: true })
      await page.locator(search).click()
      await page.waitForSelector('dialog input', { visible: true })
      await page.keyboard.type(heading)
      const first = await page.waitForSelector('dialog li a', { visible: true })
      const path = await first?.evaluate((link) => (link as HTMLAnchorElement).pathname)
      await page.keyboard.press('Enter')
      await page.waitForSelector('dialog', { hidden: true })
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    }),
  )

  test(
    'the search that could not be loaded comes when the visitor tries again',
    visit(home, desktop, async ({ page, faults }) => {
      await page.setOfflineMode(true)
      await page.locator(search).click()
      const retry = '[data-island=search] [role=alert] button'
      await page.waitForSelector(retry, { visible: true })
      await page.setOfflineMode(false)
      await page.locator(retry).click()
      await page.waitForSelector('dialog input', { visible: true })
      faults.length = 0
    }),
  )

  test(
    'the theme that is chosen stays for the next page',
    visit(home, desktop, async ({ page }) => {
      await page.locator('.theme-switch').click()
      await page.waitForSelector('[data-theme=dark]')
      await open(page, inside)
      expect(await page.$eval('html', ({ dataset }) => dataset.theme)).toBe('dark')
    }),
  )
})
