import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop, goBack, phone, scriptModes } from './modes.ts'

const visit = withBrowser()

const parts = (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true })
  return {
    button: page.getByRole('button', { name: /^(Menu|Close)$/ }),
    menu,
    link: (name: string) => menu.getByRole('link', { name, exact: true, includeHidden: true }),
  }
}

/** Whether the button says that the menu is open, to somebody who cannot see it. */
async function saysExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find(({ role, name }) => role?.value === 'button' && /^(Menu|Close)$/.test(name?.value))
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('the theme is in the menu on a phone, where its button says its name', () =>
  visit({ ...phone, at: '/about' }, async ({ page }) => {
    const theme = page.getByText('Theme: match your device')
    expect(await theme.first().isVisible()).toBe(false)
    await parts(page).button.click()
    expect(await parts(page).menu.getByRole('button').innerText()).toBe('Theme: match your device')
  }))

describe.each(scriptModes)('the menu on a phone with scripts $scripts', ({ scripts, javaScriptEnabled }) => {
  const options = { ...phone, javaScriptEnabled, at: '/about' }

  test('opens and closes with its button, which says so', () =>
    visit(options, async ({ page }) => {
      const { button, menu } = parts(page)
      await menu.waitFor({ state: 'hidden' })
      expect(await saysExpanded(page)).toBe(false)
      await button.click()
      await menu.waitFor()
      expect(await saysExpanded(page)).toBe(true)
      expect(await button.innerText()).toBe('Close')
      await button.click()
      await menu.waitFor({ state: 'hidden' })
      expect(await saysExpanded(page)).toBe(false)
      expect(await button.innerText()).toBe('Menu')
    }))

  test('opens from the keyboard, and its links come next', () =>
    visit(options, async ({ page }) => {
      const { button, menu, link } = parts(page)
      await button.press('Enter')
      await menu.waitFor()
      await page.keyboard.press('Tab')
      expect(await link('The Circle').evaluate((element) => element === document.activeElement)).toBe(true)
    }))

  test('closes with Escape and gives the focus back to its button', () =>
    visit(options, async ({ page }) => {
      const { button, menu, link } = parts(page)
      await button.click()
      await menu.waitFor()
      await link('Pilots').focus()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }))

  test('is closed on the page of the chosen link, and after Back', () =>
    visit(options, async ({ page }) => {
      const { button, menu, link } = parts(page)
      await button.click()
      await link('Pilots').click()
      await page.waitForURL('**/pilots')
      await menu.waitFor({ state: 'hidden' })
      // Without scripts a browser that kept the page shows it as it was left.
      if (scripts === 'off') return
      await goBack(page, '/about')
      await menu.waitFor({ state: 'hidden' })
      expect(await saysExpanded(page)).toBe(false)
      await button.click()
      await menu.waitFor()
    }))
})

describe('the menu on a phone, kept by its script,', () => {
  test('closes when a link is chosen, even where no page follows', () =>
    visit({ ...phone, at: '/about' }, async ({ page }) => {
      const { button, menu, link } = parts(page)
      // An answer without content leaves the visitor where they are.
      await page.route(/\/(about|contact)$/, (route) => route.fulfill({ status: 204 }))
      for (const name of ['The Circle', 'Write to Us']) {
        await button.click()
        await menu.waitFor()
        await link(name).click()
        await menu.waitFor({ state: 'hidden' })
        await expect.poll(() => saysExpanded(page)).toBe(false)
      }
    }))

  test('closes by a click beside it, and says so', () =>
    visit({ ...phone, at: '/about' }, async ({ page }) => {
      const { button, menu } = parts(page)
      await button.click()
      await expect.poll(() => saysExpanded(page)).toBe(true)
      await page.mouse.click(180, 700)
      await menu.waitFor({ state: 'hidden' })
      await expect.poll(() => saysExpanded(page)).toBe(false)
    }))
})

test('the navigation stands open on a wide screen without scripts', () =>
  visit({ at: '/about', ...desktop, javaScriptEnabled: false }, async ({ page }) => {
    const { button, link } = parts(page)
    for (const label of ['The Circle', 'Pilots', 'Stories', 'Online Summit', 'Write to Us']) await link(label).waitFor()
    await button.waitFor({ state: 'hidden' })
  }))

test('at every width there is either the button or the open navigation', () =>
  visit({ at: '/about' }, async ({ page }) => {
    const { button, menu } = parts(page)
    for (const width of [320, 831, 832, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, shown: [await button.isVisible(), await menu.isVisible()].filter(Boolean).length }).toEqual({
        width,
        shown: 1,
      })
    }
  }))
