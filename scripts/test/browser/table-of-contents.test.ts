import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
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

const nameOf = { '/pilot/lantern-post': 'On this page', '/privacy-policy': 'Sections of the policy' } as const

const pages = [
  ['/pilot/lantern-post', ['About', 'Challenge', 'Timelines', 'Latest Update', 'Objectives']],
  ['/privacy-policy', ['1. Introduction', '3. Your Rights', '2. What We Keep']],
] as const

describe.each(pages.map(([path, headings], row) => ({ path, headings, row })))(
  'the table of contents of $path',
  ({ path, headings, row }) => {
    test.each(columnsOf(['by its script', 'by the stylesheet alone'], row, pages.length))(
      'marks %s what is being read',
      (means) =>
        visit(desktop, async ({ page }) => {
          if (means === 'by its script') await hideTargetCurrent(page)
          await page.goto(path)
          const links = page.getByRole('navigation', { name: nameOf[path], exact: true }).getByRole('link')
          const marked = means === 'by its script' ? '[data-current]' : ':target-current'
          for (const heading of headings) {
            await readOn(page, heading)
            const readTexts = () =>
              links.evaluateAll(
                (elements, selector) =>
                  elements.filter((link) => link.matches(selector)).map((link) => link.textContent),
                marked,
              )
            await expect.poll(async () => (await readTexts()).map(withoutBlanks)).toEqual([withoutBlanks(heading)])
          }
        }),
    )

    test('looks different where the reader is', () =>
      visit(desktop, async ({ page }) => {
        await hideTargetCurrent(page)
        await page.goto(path)
        await readOn(page, headings[1])
        await page.locator('[data-current]').waitFor()
        const colors = await page
          .locator('.table-of-contents a')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderLeftColor))
        const [usual] = colors
        expect(colors.filter((color) => color !== usual)).toHaveLength(1)
      }))
  },
)
