import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { settle } from './measure.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, one line for each element. */
async function findViolations(page: Page): Promise<string[]> {
  await settle(page)
  // The page's policy keeps every other way of bringing a script in closed.
  const violations = await page.evaluate<Result[]>(
    `${axe.source}; axe.run({ runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}

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
