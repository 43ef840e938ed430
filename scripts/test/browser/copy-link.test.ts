import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

const button = (page: Page, heading: string) =>
  page.getByRole('button', { name: `Copy link to ${heading}`, exact: true })
const status = (page: Page, heading: string) =>
  page
    .locator('[data-island=copy-link]')
    .filter({ has: button(page, heading) })
    .getByRole('status')

const allowed = { permissions: ['clipboard-read', 'clipboard-write'] }

describe('the button beside a heading', () => {
  test.each([
    ['/pilot/lantern-post', 'Challenge', '#challenge'],
    ['/privacy-policy', '2. What We Keep', undefined],
    ['/about', 'How it began', '#how-it-began'],
  ])('at %s copies the link to “%s” and says so', (path, heading, hash) =>
    visit(allowed, async ({ page, console }) => {
      await page.goto(path)
      await button(page, heading).click()
      await status(page, heading).getByText('Link copied', { exact: true }).waitFor()
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(copied.origin + copied.pathname).toBe(inject('address') + path)
      if (hash) expect(copied.hash).toBe(hash)
      await page.goto(copied.href)
      const target = page.locator(':target')
      expect((await target.textContent())?.replace(/\s+/g, ' ').trim()).toBe(heading)
      expect(console).toEqual([])
    }),
  )

  test('tells every copy, and forgets it when the focus leaves', () =>
    visit(allowed, async ({ page }) => {
      await page.goto('/pilot/lantern-post')
      await button(page, 'Challenge').press('Enter')
      await status(page, 'Challenge').getByText('Link copied', { exact: true }).waitFor()
      await page.keyboard.press('Tab')
      expect(await status(page, 'Challenge').textContent()).toBe('')
    }))

  test('leaves the link in the address bar where the browser refuses', () =>
    visit({}, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await page.goto('/pilot/lantern-post')
      await button(page, 'Challenge').click()
      await status(page, 'Challenge').getByText('The address bar has the link', { exact: true }).waitFor()
      expect(new URL(page.url()).hash).toBe('#challenge')
    }))

  test('is seen when the pointer or the focus comes near, and not before', () =>
    visit({}, async ({ page }) => {
      await page.goto('/pilot/lantern-post')
      const opacity = () => button(page, 'Challenge').evaluate((element) => getComputedStyle(element).opacity)
      expect(await opacity()).toBe('0')
      await page.getByRole('heading', { name: 'Challenge', exact: true }).hover()
      expect(await opacity()).toBe('1')
      await page.mouse.move(0, 0)
      expect(await opacity()).toBe('0')
      await button(page, 'Challenge').focus()
      expect(await opacity()).toBe('1')
    }))

  test('is always seen where nothing can hover', () =>
    visit({ isMobile: true, hasTouch: true }, async ({ page }) => {
      await page.goto('/pilot/lantern-post')
      expect(await button(page, 'Challenge').evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    }))

  test('is absent without scripts', () =>
    visit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/pilot/lantern-post')
      expect(await page.locator('[data-island=copy-link]').count()).toBeGreaterThan(3)
      expect(await page.getByRole('button', { name: /^Copy link/ }).count()).toBe(0)
    }))
})
