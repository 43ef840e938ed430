import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()
const allowed = { permissions: ['clipboard-read', 'clipboard-write'] }
const pilot = { path: '/pilot/keeper-club', address: 'https://harbour.example.org/pilot/keeper-club' }

const share = (page: Page) => page.getByRole('button', { name: /^Share this/ })
const copies = (page: Page) => page.getByRole('button', { name: /^Copy “/ })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Opens a page and does something harmless, after which what is loaded on demand is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Shift')
  await share(page).or(copies(page)).first().waitFor()
}

describe('the button that shares a page', () => {
  test('copies its address and says so', () =>
    visit(allowed, async ({ page, console }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
      await open(page, `${pilot.path}#a-place`)
      await share(page).click()
      await page.getByText('Address copied', { exact: true }).waitFor()
      expect(await clipboard(page)).toBe(pilot.address)
      expect(console).toEqual([])
    }))

  test('hands the page to the system where the browser can', () =>
    visit({}, async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', {
          value: async (data: ShareData) => document.body.setAttribute('data-shared', JSON.stringify(data)),
        }),
      )
      await open(page, pilot.path)
      await share(page).click()
      const shared = await page.locator('[data-shared]').getAttribute('data-shared')
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      expect(JSON.parse(shared ?? '')).toEqual({ title, url: pilot.address })
    }))

  test('says nothing to a visitor who cancels, and shows the address where the system fails', () =>
    visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        const errors = ['AbortError', 'DataError']
        Object.defineProperty(navigator, 'share', {
          value: async () => {
            const name = errors.shift()
            document.body.setAttribute('data-failed', `${name}`)
            throw new DOMException('', name)
          },
        })
      })
      await open(page, pilot.path)
      await share(page).click()
      await page.locator('[data-failed=AbortError]').waitFor()
      const address = page.getByText(pilot.address, { exact: true })
      expect(await address.count()).toBe(0)
      await share(page).click()
      await address.waitFor()
    }))

  test('shows the address where the browser refuses', () =>
    visit({}, async ({ page, console }) => {
      await page.addInitScript(() => {
        for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined })
      })
      await open(page, pilot.path)
      await share(page).click()
      await page.getByText(pilot.address, { exact: true }).waitFor()
      expect(console).toEqual([])
    }))
})

describe('a figure on a card', () => {
  test('is copied with its label, the page and its address', () =>
    visit(allowed, async ({ page, console }) => {
      await open(page, pilot.path)
      const card = page.locator('[data-card=stat]').first()
      const [numeral = '', label = ''] = await card.locator('p').allInnerTexts()
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await card.hover()
      await copies(page).first().click()
      await card.getByText('Copied', { exact: true }).waitFor()
      expect(numeral).toMatch(/\d/)
      expect(await clipboard(page)).toBe(`${numeral} ${label} (${title}, ${pilot.address})`)
      expect(console).toEqual([])
    }))

  test('has a button for each, which takes no room, and is unseen until the pointer or the focus comes near', () =>
    visit({ at: pilot.path }, async ({ page }) => {
      const cards = page.locator('[data-card=stat]')
      const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
      const before = await heights()
      expect(before).not.toHaveLength(0)
      await page.keyboard.press('Shift')
      await copies(page).first().waitFor()
      expect(await copies(page).count()).toBe(before.length)
      expect(await heights()).toEqual(before)
      const opacity = () =>
        copies(page)
          .first()
          .evaluate((button) => getComputedStyle(button).opacity)
      expect(await opacity()).toBe('0')
      await copies(page).first().focus()
      expect(await opacity()).toBe('1')
    }))
})
