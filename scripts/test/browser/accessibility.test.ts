import { expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { expectNothingFound, looksOr } from './looks.ts'

const visit = withBrowser()

test('axe finds nothing in a tooltip, or after a link was copied', () =>
  visit({ reducedMotion: 'reduce', permissions: ['clipboard-write'] }, async ({ page }) => {
    await page.goto('/pilot/lantern-post')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Lamp pictures/ })
      .focus()
    await expectNothingFound(page, { tooltip: 'open' }, { names: looksOr('light', 'forced colours') })
    await page.getByRole('heading', { name: 'Challenge', exact: true }).click({ force: true })
    await page.getByText('Link copied').first().waitFor()
    await expectNothingFound(page, { link: 'copied' }, { names: looksOr('dark') })
  }))

test('axe finds nothing where more contrast is asked for', () =>
  visit({ reducedMotion: 'reduce', contrast: 'more' }, async ({ page }) => {
    for (const [row, path] of ['/', '/pilot/lantern-post', '/innovation-summit'].entries()) {
      await page.goto(path)
      for (const colorScheme of columnsOf(['light', 'dark'] as const, row, 2)) {
        await page.emulateMedia({ colorScheme, contrast: 'more' })
        expect({ path, colorScheme, violations: await findViolations(page) }).toEqual({
          path,
          colorScheme,
          violations: [],
        })
      }
    }
  }))
