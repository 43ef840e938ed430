import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { untilLoaded } from './measure.ts'
import { parts as dialogParts, untilRemoved } from './search-dialog.ts'

const visit = withBrowser()

const path = '/pilots'

const parts = (page: Page) => {
  const { button, dialog, status } = dialogParts(page)
  const alert = page.getByRole('banner').getByRole('alert')
  return { button, status, alert, retry: alert.or(dialog).getByRole('button', { name: 'Try again' }) }
}

/** Opens search, and waits until it can answer. */
async function openSearch(page: Page): Promise<void> {
  const { button, status } = parts(page)
  await button.click()
  await status.getByText('figures').waitFor()
}

/** Clicks on the button of search or *Try again* in vain; the message of this try takes the place of the one before. */
async function clickInVain(control: Locator, alert: Locator): Promise<void> {
  const earlier = await alert.elementHandles()
  await control.click()
  for (const element of earlier) await element.waitForElementState('hidden')
  await alert.getByText('couldn’t be loaded').waitFor()
}

test('whichever script alone is blocked, search says so, and a new try opens it', () =>
  visit({ at: path }, async ({ page, requests, context }) => {
    // No island is asked for.
    await untilLoaded(page, () => page.keyboard.press('Shift'))
    const ofPage = new Set(requests)
    await openSearch(page)
    const later = [...new Set(requests)].filter((url) => url.endsWith('.js') && !ofPage.has(url))
    expect(later.length).toBeGreaterThan(1)
    for (const url of later) {
      const next = await context.newPage()
      await next.goto(path)
      await next.route(url, (route) => route.abort())
      const { button, alert, status, retry } = parts(next)
      await button.click()
      await alert.or(status).getByText('couldn’t be loaded').waitFor()
      await next.unroute(url)
      await retry.click()
      await status.getByText('figures').waitFor()
      await next.close()
    }
  }))

test('clicks that could not be done open search once when it can be loaded', () =>
  visit({ at: path }, async ({ page }) => {
    const { button, alert, retry, status } = parts(page)
    await button.evaluate((element) => {
      element.dataset.clicks = '0'
      element.addEventListener('click', () => {
        element.dataset.clicks = `${Number(element.dataset.clicks) + 1}`
      })
    })
    await page.route('**/*.js', (route) => route.abort())
    for (const control of [button, button, retry]) await clickInVain(control, alert)
    expect(await alert.count()).toBe(1)
    expect(await alert.textContent()).toContain('couldn’t be loaded. You may be offline.')
    await page.unroute('**/*.js')
    await retry.click()
    await status.getByText('figures').waitFor()
    expect(await alert.count()).toBe(0)
    expect(await button.getAttribute('data-clicks')).toBe('1')
    await page.keyboard.press('Escape')
    await untilRemoved(page)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }))

test.each([
  ['its files fail when they run', { contentType: 'text/javascript', body: 'throw new Error("the lamp is out")' }],
  ['the host has newer files', { status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }],
])('where %s, a new try loads the page anew, and nothing does so by itself', (_, answer) =>
  visit({ at: path }, async ({ page, requests }) => {
    const loads = () => requests.filter((url) => new URL(url).pathname === path).length
    await page.route('**/chunks/*.js', (route) => route.fulfill(answer))
    const { button, alert, retry } = parts(page)
    // A pointer loads them when it comes, and its click might be the new try.
    await button.dispatchEvent('click')
    await alert.getByText('couldn’t be loaded').waitFor()
    expect(loads()).toBe(1)
    await Promise.all([page.waitForEvent('load'), retry.click()])
    await page.unroute('**/chunks/*.js')
    expect(loads()).toBe(2)
    expect(await alert.count()).toBe(0)
    await openSearch(page)
  }),
)
