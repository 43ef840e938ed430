import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

/** Every link of a page with the arrow that a visitor sees in it, or on its card. */
const arrowsOn = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const card = link.matches('.card-link') ? link.closest('li, article') : link
      const drawn = [...(card?.querySelectorAll('svg') ?? [])].map(({ innerHTML }) => innerHTML).join()
      const isCut = getComputedStyle(link, '::after').clipPath.startsWith('polygon')
      const arrow = `${drawn.includes('M7 7h10v10') || isCut ? '↗' : ''}${drawn.includes('m12 5 7 7-7 7') ? '→' : ''}`
      const href = link.getAttribute('href') ?? ''
      const isUnknown = link.closest('[data-placeholder], [data-gap=unknown]') !== null
      return { href, arrow, isUnknown, isFile: link.hasAttribute('download') }
    }),
  )

test.each([
  ...['/', '/about', '/pilots', '/get-inspired', '/innovation-summit', '/innovation-summit-geneve', '/nominate-beacon'],
  ...['/contact', '/privacy-policy', '/pilot/keeper-club', '/article/charter', '/nowhere'],
])(
  'every link of %s that leaves the site has one arrow once it is known, no other has it, and files and addresses have none',
  (path) =>
    visit({ at: path, javaScriptEnabled: false }, async ({ page }) => {
      for (const { href, arrow, isUnknown, isFile } of await arrowsOn(page)) {
        const out = isUnknown ? '' : '↗'
        const allowed = href.startsWith('http') ? [out] : isFile || href.startsWith('mailto:') ? [''] : ['', '→']
        expect(allowed, href).toContain(arrow)
      }
    }),
)

test('a link whose address is a placeholder says so, and no other does', () =>
  visit({ javaScriptEnabled: false }, async ({ page }) => {
    const note = page.getByText('The address will follow.')
    for (const [path, notes] of [
      ['/innovation-summit', 1],
      // At its head and at its end.
      ['/nominate-beacon', 2],
      ['/pilot/keeper-club', 1],
      ['/article/charter', 1],
      ['/about', 0],
      ['/contact', 0],
    ] as const) {
      await page.goto(path)
      expect(await note.count(), path).toBe(notes)
    }
    await page.goto('/pilot/keeper-club')
    expect(await page.locator('.quiet').filter({ has: note }).locator('a').allTextContents()).toEqual([
      'Listen to the night on the quay (opens in a new tab)',
    ])
  }))
