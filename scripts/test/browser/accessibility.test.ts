import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { expectNothingFound } from './looks.ts'

const visit = withBrowser()

test('axe finds nothing in a tooltip, or after a link was copied', () =>
  visit({ reducedMotion: 'reduce', permissions: ['clipboard-write'] }, async ({ page }) => {
    await page.goto('/pilot/lantern-post')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Lamp pictures/ })
      .focus()
    await expectNothingFound(page, { tooltip: 'open' })
    await page.getByRole('heading', { name: 'Challenge', exact: true }).click({ force: true })
    await page.getByText('Link copied').first().waitFor()
    await expectNothingFound(page, { link: 'copied' })
  }))

test('axe finds nothing where more contrast is asked for', () =>
  visit({ reducedMotion: 'reduce', contrast: 'more' }, async ({ page }) => {
    for (const path of ['/', '/pilot/lantern-post', '/innovation-summit']) {
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
