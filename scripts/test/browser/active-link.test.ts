import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

/** The links of the navigation with what makes one of them look different. */
async function readLinks(page: Page, path: string) {
  await page.goto(path)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (await button.isVisible()) await button.click()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.waitFor()
  return navigation.getByRole('link').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderLeft, borderBottom, textDecoration, fontWeight } = getComputedStyle(element)
      const look = JSON.stringify({ color, backgroundColor, borderLeft, borderBottom, textDecoration, fontWeight })
      return { label: element.textContent ?? '', look }
    }),
  )
}

test.each([
  ['a wide screen', desktop, '/about', 'The Circle'],
  ['a wide screen, as the button of the navigation', desktop, '/contact', 'Write to Us'],
  ['a wide screen, as the list of a page', desktop, '/article/charter', 'Stories'],
  ['a phone', phone, '/pilots', 'Pilots'],
  ['a phone, as the button of the navigation', phone, '/contact', 'Write to Us'],
  ['a screen in forced colours', { ...desktop, forcedColors: 'active' }, '/innovation-summit', 'Online Summit'],
] as const)('the link that belongs to the page looks different on %s', (_, options, path, label) =>
  visit(options, async ({ page }) => {
    const plain = new Map((await readLinks(page, '/privacy-policy')).map((link) => [link.label, link.look]))
    const different = (await readLinks(page, path)).filter((link) => link.look !== plain.get(link.label))
    expect(different.map((link) => link.label)).toEqual([label])
  }),
)
