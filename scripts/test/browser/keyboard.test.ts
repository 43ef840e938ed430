import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop, goBack } from './modes.ts'

const visit = withBrowser()

test('the skip link leads past the navigation', () =>
  visit({ ...desktop, at: '/pilot/lantern-post' }, async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Pilots')
  }))

test('after a link to a part of the page the next Tab goes on from there', () =>
  visit({ ...desktop, at: '/pilot/lantern-post' }, async ({ page }) => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Timelines' }).press('Enter')
    await page.waitForURL(/#timelines$/)
    // What the first key has loaded adds places to the focus.
    await page.locator('.copy-figure').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    const isNext = await page.evaluate(() => {
      const heading = document.querySelector('#timelines')
      const stops = [...document.querySelectorAll('a[href]:not([tabindex="-1"]), button')]
      const after = stops.find((stop) => heading && heading.compareDocumentPosition(stop) & 4)
      return after !== undefined && after === document.activeElement
    })
    expect(isNext).toBe(true)
  }))

test('Back brings the reader to the place where they were', () =>
  visit({ ...desktop, at: '/pilot/lantern-post' }, async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pilots', exact: true })
    // A click of the test's own pointer would scroll first.
    await link.evaluate((element: HTMLElement) => element.click())
    await page.waitForURL('**/pilots')
    await goBack(page, '/pilot/lantern-post')
    await page.waitForFunction(() => Math.abs(scrollY - 1500) < 2)
  }))
