import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { expectNothingFound, looksOr } from './looks.ts'

const visit = withBrowser()

test('axe finds nothing in a tooltip, or after a link was copied', () =>
  visit({ at: '/pilot/lantern-post', reducedMotion: 'reduce', permissions: ['clipboard-write'] }, async ({ page }) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Lamp pictures/ })
      .focus()
    await expectNothingFound(page, looksOr('light', 'forced colours'))
    await page.getByRole('heading', { name: 'Challenge', exact: true }).click({ force: true })
    await page.getByText('Link copied').first().waitFor()
    await expectNothingFound(page, looksOr('dark'))
  }))

test.each([
  ['light', '/pilot/lantern-post'],
  ['dark', '/innovation-summit'],
] as const)('axe finds nothing where more contrast is asked for in the %s, at %s', (colorScheme, path) =>
  visit({ at: path, reducedMotion: 'reduce', contrast: 'more', colorScheme }, async ({ page }) => {
    expect(await findViolations(page)).toEqual([])
  }),
)
