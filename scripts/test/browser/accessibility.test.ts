import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

describe('axe finds nothing, on a phone and on a wide screen, light and dark,', () => {
  test.each([...paths, '/nowhere'])('at %s', (path) =>
    visit({ reducedMotion: 'reduce' }, async ({ page }) => {
      await page.goto(path)
      for (const { viewport } of [phone, desktop]) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const seen = { width: viewport.width, colorScheme }
          expect({ ...seen, violations: await findViolations(page) }).toEqual({ ...seen, violations: [] })
        }
      }
    }),
  )
})

test('axe finds nothing with the menu of a phone open, light or dark', () =>
  visit({ ...phone, reducedMotion: 'reduce' }, async ({ page }) => {
    await page.goto('/pilot/givify')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect({ colorScheme, violations: await findViolations(page) }).toEqual({ colorScheme, violations: [] })
    }
  }))
