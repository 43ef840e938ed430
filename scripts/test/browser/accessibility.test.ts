import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Asks axe about the page in each look. */
async function expectNothingFound(page: Page, state: object, part?: string): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia(look)
    expect({ ...state, ...look, violations: await findViolations(page, part) }).toEqual({
      ...state,
      ...look,
      violations: [],
    })
  }
}

describe('axe finds nothing, on a phone and on a wide screen, light, dark and in forced colours,', () => {
  test.each([...paths, '/nowhere'])(
    'at %s',
    (path) =>
      visit({ reducedMotion: 'reduce' }, async ({ page }) => {
        await page.goto(path)
        for (const { viewport } of [desktop, phone]) {
          await page.setViewportSize(viewport)
          await expectNothingFound(page, { width: viewport.width, menu: 'closed' })
        }
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await page.getByRole('navigation', { name: 'Main' }).waitFor()
        await expectNothingFound(page, { width: phone.viewport.width, menu: 'open' }, 'body > header')
      }),
    60_000,
  )
})

test('axe finds nothing in a tooltip, or after a link was copied', () =>
  visit({ reducedMotion: 'reduce', permissions: ['clipboard-write'] }, async ({ page }) => {
    await page.goto('/pilot/givify')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Video network/ })
      .focus()
    await page.getByRole('tooltip').waitFor()
    await expectNothingFound(page, { tooltip: 'open' })
    await page.getByRole('button', { name: 'Copy link to Challenge', exact: true }).press('Enter')
    await page.getByText('Link copied').first().waitFor()
    await expectNothingFound(page, { link: 'copied' })
  }))

test('axe finds nothing where more contrast is asked for', () =>
  visit({ reducedMotion: 'reduce', contrast: 'more' }, async ({ page }) => {
    for (const path of ['/', '/pilot/unhcr-us', '/innovation-summit']) {
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' })
        expect({ path, colorScheme, violations: await findViolations(page) }).toEqual({
          path,
          colorScheme,
          violations: [],
        })
      }
    }
  }))
