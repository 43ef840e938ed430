import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { nextFrame } from './measure.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

/** A browser that cannot mark the link by itself. */
function hideTargetCurrent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string, value?: string) =>
      !condition.includes(':target-current') && (value === undefined ? supports(condition) : supports(condition, value))
  })
}

/** Brings a heading to the top of the window, as reading does. */
async function readOn(page: Page, heading: string): Promise<void> {
  await page
    .getByRole('heading', { level: 2, name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await nextFrame(page)
}

const withoutBlanks = (text: string | null) => text?.replace(/\s/g, '')

test.each([
  ['by its script', '[data-current]', '/pilot/lantern-post', 'On this page', ['About', 'Challenge', 'Latest Update']],
  [
    'by the stylesheet alone',
    ':target-current',
    '/privacy-policy',
    'Sections of the policy',
    ['1. Introduction', '3. Your Rights'],
  ],
])('the table of contents marks %s what is being read', (means, marked, path, name, headings) =>
  visit(desktop, async ({ page }) => {
    if (means === 'by its script') await hideTargetCurrent(page)
    await page.goto(path)
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    const readTexts = () =>
      links.evaluateAll(
        (elements, selector) => elements.filter((link) => link.matches(selector)).map((link) => link.textContent),
        marked,
      )
    for (const heading of headings) {
      await readOn(page, heading)
      await expect.poll(async () => (await readTexts()).map(withoutBlanks)).toEqual([withoutBlanks(heading)])
      const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).borderLeftColor))
      const usual = colors.find((color, index) => colors.indexOf(color) !== index)
      expect(colors.filter((color) => color !== usual)).toHaveLength(1)
    }
  }),
)

test('the table of contents follows the reader of a policy, and is one row above a case study', () =>
  visit({ ...desktop, at: '/privacy-policy' }, async ({ page }) => {
    const contents = page.locator('.table-of-contents > *')
    await readOn(page, '3. Your Rights')
    expect((await contents.boundingBox())?.y).toBeGreaterThan(0)
    await page.goto('/pilot/lantern-post')
    const { y = 0, height = 0 } = (await contents.boundingBox()) ?? {}
    expect(height).toBeLessThan(60)
    expect((await page.locator('.case-study').boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  }))
