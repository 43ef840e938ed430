import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { searchIndexPath } from '../../../renderer/addresses.ts'
import { findViolations } from './axe.ts'
import { type Visit, withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { measureWidth } from './measure.ts'
import { phone } from './modes.ts'
import { ask, parts, untilRemoved } from './search-dialog.ts'

const visit = withBrowser()

const onAbout = (use: (visit: Visit) => Promise<void>) => visit({ at: '/about' }, use)

describe('the dialog opens', () => {
  test.each([
    ['by its button', (page: Page) => parts(page).button.click()],
    ['by /', (page: Page) => page.keyboard.press('/')],
    ['by Ctrl-K', (page: Page) => page.keyboard.press('Control+k')],
    ['by ⌘-K', (page: Page) => page.keyboard.press('Meta+k')],
  ])('%s, ready to type in', (_, open) =>
    onAbout(async ({ page, console }) => {
      const { dialog, input } = parts(page)
      await open(page)
      await dialog.waitFor()
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.type('a/b')
      expect(await input.inputValue()).toBe('a/b')
      expect(console).toEqual([])
    }),
  )

  test('after nothing of it was loaded, and loads the index once for all questions', () =>
    visit({}, async ({ page, requests }) => {
      await page.goto('/about', { waitUntil: 'networkidle' })
      const { button, status } = parts(page)
      const before = requests.length
      await button.hover()
      await page.waitForLoadState('networkidle')
      const ofIndex = () => requests.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/search/'))
      expect(ofIndex()).toEqual([])
      for (let time = 0; time < 2; time += 1) {
        await button.click()
        await status.getByText('figures').waitFor()
        await page.keyboard.press('Escape')
        await untilRemoved(page)
      }
      await ask(page, 'the postcard')
      expect(requests.length).toBeGreaterThan(before)
      expect(ofIndex()).toEqual([searchIndexPath])
    }))

  test('not by / once that is switched off, on this page and the next', () =>
    visit({ at: '/about' }, async ({ page }) => {
      const { button, dialog } = parts(page)
      await button.click()
      await dialog.getByRole('checkbox', { name: '/ opens search' }).uncheck()
      await page.keyboard.press('Escape')
      await untilRemoved(page)
      for (const go of [() => page.title(), () => page.goto('/pilots')]) {
        await go()
        await page.keyboard.press('/')
        expect(await dialog.count()).toBe(0)
        await page.keyboard.press('Control+k')
        await dialog.waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
    }))
})

describe('search finds', () => {
  test.each([
    ['keeper club', 'Keeper Club'],
    ['hk$4250', 'HK$4,250'],
  ])('%s, marks it and leads to the place', (query, words) =>
    onAbout(async ({ page, console }) => {
      const { dialog, results } = parts(page)
      await ask(page, query)
      const first = results.first()
      expect((await first.textContent())?.toLowerCase()).toContain(words.toLowerCase())
      expect(await first.locator('mark').count()).toBeGreaterThan(0)
      const target = new URL((await first.getAttribute('href')) ?? '', page.url())
      await first.click()
      await page.waitForURL(target.href)
      await dialog.waitFor({ state: 'detached' })
      if (target.hash) {
        const place = page.locator(`[id="${decodeURIComponent(target.hash.slice(1))}"]`)
        expect(await place.evaluate((element) => /^H[1-6]$/.test(element.tagName))).toBe(true)
        await place.evaluate(
          (element) =>
            new Promise((resolve) =>
              new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(0)).observe(element),
            ),
        )
      }
      expect(((await page.getByRole('main').textContent()) ?? '').toLowerCase()).toContain(words.toLowerCase())
      expect(console).toEqual([])
    }),
  )

  test('people and organisations that are named, and nothing that stands in for a name', () => {
    const index = readBuilt(searchIndexPath.slice(1))
    const named = ['Bram Oakum', 'Tamsin Quay', 'The ferry company']
    const standIns = ['Ada Winch', 'Nell Pintle', 'Isolde Fairweather kept', 'Cape Tansy Light', 'Name to be announced']
    expect([...named, ...standIns].filter((name) => index.includes(name))).toEqual(named)
  })
})

test('a text that was pasted whole is cut, and stays within the dialog', () =>
  visit({ ...phone, at: '/about' }, async ({ page, console }) => {
    const { button, input, status, dialog } = parts(page)
    await button.click()
    for (const pasted of ['postcards to friends '.repeat(25), 'x'.repeat(500)]) {
      await input.fill('')
      await input.focus()
      await page.keyboard.insertText(pasted)
      expect(await input.inputValue()).toBe(pasted.slice(0, 200))
      await status.getByText(`“${pasted.slice(0, 200).trim()}”`).waitFor()
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    expect(console).toEqual([])
  }))

test('where nothing is found, the pages of the navigation are offered in their order, each with its link', () =>
  onAbout(async ({ page, console }) => {
    const { input, results, offered, status, dialog } = parts(page)
    await ask(page, 'postcard')
    await results.first().waitFor()
    expect(await offered.count()).toBe(0)
    await input.fill('<zeppelin>')
    await status.getByText('Nothing found for “<zeppelin>”. Try one of these pages:').waitFor()
    expect(await results.count()).toBe(0)
    const links = await page.locator('header nav a').evaluateAll((all) => all.map(({ textContent }) => textContent))
    expect(links.length).toBeGreaterThan(3)
    expect(await offered.allTextContents()).toEqual(links)
    await offered.getByText('Pilots').click()
    await page.waitForURL('**/pilots')
    await dialog.waitFor({ state: 'detached' })
    expect(console).toEqual([])
  }))

test.each([
  ['knows', () => {}],
  ['does not know', (dialog: Element) => dialog.removeAttribute('closedby')],
])('a click beside the dialog closes it where the browser %s how, and marking words does not', (_, arrange) =>
  onAbout(async ({ page }) => {
    const { button, dialog, input } = parts(page)
    await button.click()
    await dialog.evaluate(arrange)
    await input.fill('postcard')
    const box = await input.boundingBox()
    if (!box) throw new Error('the input is not seen')
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await dialog.waitFor()
    await page.mouse.click(box.x + 20, box.y + box.height / 2)
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }),
)

test('a place on the same page is shown, and the dialog is gone', () =>
  visit({ at: '/pilot/lantern-post' }, async ({ page }) => {
    await ask(page, 'target demographics')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pilot/lantern-post#target-demographics')
    await parts(page).dialog.waitFor({ state: 'detached' })
    expect(
      await page.locator('#target-demographics').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(400)
  }))

test.each([
  ['light', phone],
  ['dark', { viewport: { width: 320, height: 480 } }],
] as const)('the dialog with answers, %s, fits a small window, and axe finds nothing', (colorScheme, options) =>
  visit({ at: '/about', ...options, colorScheme, reducedMotion: 'reduce' }, async ({ page }) => {
    await ask(page, 'postcard')
    expect(await findViolations(page)).toEqual([])
    const { window, page: width } = await measureWidth(page)
    expect(width).toBeLessThanOrEqual(window)
    const box = await parts(page).dialog.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(options.viewport.height)
  }),
)
