import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtAddresses } from '../../build/fingerprint.ts'
import { paths } from '../content/site-pages.ts'
import { chromium } from './chromium.ts'
import type { EngineBrowser } from './engine.ts'
import { firefox } from './firefox.ts'
import { type SiteServer, serveSite } from './site-server.ts'
import { click, evaluate, isSeen, waitFor, waitForPath, waitUntil } from './visitor.ts'
import { webkit } from './webkit.ts'

const search = '[data-island=search] button'
const themeSwitch = '.theme-switch'
const retry = '[data-island=search] [role=alert] button'
const isMissing = () => document.querySelector<HTMLElement>('[data-island=search]')?.dataset.state === 'missing'
const [home = '', inside = ''] = paths

describe.each([chromium, firefox, webkit])('in $name', ({ name, lack, launch }) => {
  if (lack && process.env.ALL_ENGINES) throw new Error(`${name} is missing: ${lack}`)
  if (lack) console.warn(`${name} is left out: ${lack}`)
  // A site of its own for each test: what one has loaded is not in the cache for the next.
  describe.skipIf(lack)('the site', () => {
    let browser: EngineBrowser
    let site: SiteServer
    const open = (path: string) => browser.open(site.address + path)
    beforeAll(async () => {
      browser = await launch()
    })
    afterAll(() => browser?.close())
    const visit = (path: string, width: number, go: () => Promise<void>) => async () => {
      site = await serveSite(name === 'WebKit')
      try {
        await browser.resize(width, 800)
        await open(path)
        await browser.takeErrors()
        await go()
      } finally {
        await site.close()
      }
    }

    test(
      'has no fault on any page that the browser would write down',
      visit(home, 1200, async () => {
        expect(await browser.findFaults(paths.map((path) => site.address + path))).toEqual([])
        await open(inside)
        expect(await browser.takeErrors()).toEqual([])
        await browser.run('console.error("a fault")')
        expect((await browser.takeErrors()).join()).toContain('a fault')
      }),
    )

    test(
      'has a menu on a phone that opens, closes and leads on',
      visit(home, 360, async () => {
        expect(await evaluate(browser, () => matchMedia('(width < 52rem)').matches)).toBe(true)
        expect(await isSeen(browser, '#menu')).toBe(false)
        await click(browser, 'header > div > button')
        await waitFor(browser, '#menu')
        await browser.type(['Escape'])
        await waitFor(browser, '#menu', false)
        await click(browser, 'header > div > button')
        const path = await evaluate(browser, () => document.querySelector<HTMLAnchorElement>('#menu a')?.pathname ?? '')
        expect(paths).toContain(path)
        await click(browser, '#menu a')
        await waitForPath(browser, path)
        expect(await isSeen(browser, '#menu')).toBe(false)
      }),
    )

    test(
      'has a search that finds a heading, leads to it, and closes by a click beside it',
      visit(inside, 1000, async () => {
        const heading = await evaluate(browser, () => document.querySelector('main h2')?.textContent ?? '')
        await click(browser, search)
        await waitFor(browser, 'dialog input')
        await browser.clickAt(5, 5)
        await waitFor(browser, 'dialog', false)
        await click(browser, search)
        await waitFor(browser, 'dialog input')
        await browser.type([...heading])
        await waitFor(browser, 'dialog li a')
        const path = await evaluate(
          browser,
          () => document.querySelector<HTMLAnchorElement>('dialog li a')?.pathname ?? '',
        )
        await browser.type(['Enter'])
        await waitForPath(browser, path)
        await waitFor(browser, 'dialog', false)
        expect(await browser.takeErrors()).toEqual([])
      }),
    )

    test(
      'keeps the theme that is chosen for the next page',
      visit(home, 1000, async () => {
        await click(browser, themeSwitch)
        await waitUntil(browser, 'the theme is dark', () => document.documentElement.dataset.theme === 'dark')
        await open(inside)
        expect(await evaluate(browser, () => document.documentElement.dataset.theme)).toBe('dark')
        expect(await browser.takeErrors()).toEqual([])
      }),
    )

    test(
      'loads what was out of reach when the visitor tries again, and does several clicks once',
      visit(home, 1000, async () => {
        site.setConnection('refused')
        for (const control of [search, search, retry]) {
          const before = site.countAsked()
          await click(browser, control)
          await waitFor(browser, retry)
          await expect.poll(site.countAsked).toBeGreaterThan(before)
          await waitUntil(browser, 'search couldn’t be loaded', isMissing)
        }
        await evaluate(
          browser,
          (button) => {
            const { dataset } = document.documentElement
            document.querySelector(button)?.addEventListener('click', () => {
              dataset.clicks = `${Number(dataset.clicks ?? 0) + 1}`
            })
          },
          search,
        )
        site.setConnection('whole')
        await click(browser, retry)
        await waitFor(browser, 'dialog input')
        expect(await isSeen(browser, retry)).toBe(false)
        expect(await evaluate(browser, () => document.documentElement.dataset.clicks)).toBe('1')
      }),
    )

    test(
      'loads what broke off on its way when the visitor tries again, on the same page or one that is loaded anew',
      visit(home, 1000, async () => {
        site.setConnection('cut off')
        await click(browser, search)
        await waitFor(browser, retry)
        site.setConnection('whole')
        await evaluate(browser, () => document.documentElement.setAttribute('data-same', ''))
        await click(browser, retry)
        // Firefox takes a part of a file for the whole, and then only a new page helps.
        await waitUntil(browser, 'the dialog or another page is there', () =>
          document.documentElement.hasAttribute('data-same')
            ? document.querySelector('dialog') !== null
            : document.readyState === 'complete',
        )
        if (await evaluate(browser, () => document.querySelector('dialog') === null)) await click(browser, search)
        await waitFor(browser, 'dialog input')
      }),
    )

    test(
      'has a screen for an address that does not exist',
      visit(home, 1000, async () => {
        await open('/nowhere')
        expect(await isSeen(browser, '[data-not-found]')).toBe(true)
        expect((await browser.takeErrors()).some((line) => line.includes('404') && line.includes('/nowhere'))).toBe(
          true,
        )
        await click(browser, 'main a')
        await waitForPath(browser, home)
      }),
    )

    test.each(builtAddresses('dist').redirects)(
      'leads from $from to its page, and back to where the visitor was',
      ({ from, to }) =>
        visit(inside, 1000, async () => {
          await open(from)
          await waitForPath(browser, to)
          await evaluate(browser, () => history.back())
          await waitForPath(browser, inside)
          expect(await browser.takeErrors()).toEqual([])
        })(),
    )

    test(
      'shows pictures of cards in their own shape, with the words beneath them or beside',
      visit(home, 360, async () => {
        let count = 0
        for (const path of paths) {
          await open(path)
          const faults = await evaluate(browser, () =>
            [...document.querySelectorAll('[data-card]:has(> .drawing, > img, > picture > img)')].map((card) => {
              const box = card.querySelector('.drawing, img')?.getBoundingClientRect() ?? new DOMRect()
              const words = card.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
              const isApart = words.top >= box.bottom - 1 || words.left >= box.right - 1
              const isShaped = box.width > 0 && box.height < 0.75 * box.width
              return isApart && isShaped ? '' : `${card.textContent}: ${box.width} × ${box.height}`
            }),
          )
          count += faults.length
          expect({ path, faults: faults.filter(Boolean) }).toEqual({ path, faults: [] })
        }
        expect(count).toBeGreaterThan(0)
      }),
    )

    test(
      'keeps each item of a table of contents in one column',
      visit(home, 360, async () => {
        let count = 0
        for (const path of paths) {
          await open(path)
          const pieces = await evaluate(browser, () =>
            [...document.querySelectorAll('.table-of-contents li')].map((item) => item.getClientRects().length),
          )
          count += pieces.length
          expect({ path, broken: pieces.filter((piece) => piece !== 1) }).toEqual({ path, broken: [] })
        }
        expect(count).toBeGreaterThan(0)
      }),
    )
  })
})
