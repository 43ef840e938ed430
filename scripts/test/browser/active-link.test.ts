import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { columnsOf } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from './browser.ts'
import { desktop, phone } from './modes.ts'
import { navigation } from './navigation.ts'

const visit = withBrowser()

interface LinkLook {
  label: string
  current: string | null
  look: string
}

/** The links of the navigation with what makes one of them look different. */
function readLinks(page: Page): Promise<LinkLook[]> {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderLeft, borderBottom, textDecoration, fontWeight } =
          getComputedStyle(element)
        return {
          label: element.textContent ?? '',
          current: element.getAttribute('aria-current'),
          look: JSON.stringify({ color, backgroundColor, borderLeft, borderBottom, textDecoration, fontWeight }),
        }
      }),
    )
}

/** How each link looks on a page where none of them is marked. */
async function readPlainLooks(page: Page): Promise<Map<string, string>> {
  await page.goto('/privacy-policy')
  await openMenu(page)
  return new Map((await readLinks(page)).map(({ label, look }) => [label, look]))
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Menu|Close)$/ })
  if (await button.isVisible()) await button.click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

const screens = [
  { screen: 'a wide screen', options: desktop },
  { screen: 'a wide screen without scripts', options: { ...desktop, javaScriptEnabled: false } },
  { screen: 'a phone', options: phone },
  { screen: 'a phone without scripts', options: { ...phone, javaScriptEnabled: false } },
  { screen: 'a wide screen in forced colours', options: { ...desktop, forcedColors: 'active' as const } },
].map((screen, row) => ({ ...screen, row }))

test.each(screens)('each page of the navigation is marked, and looks it, on $screen', ({ options, row }) =>
  visit(options, async ({ page }) => {
    const plain = await readPlainLooks(page)
    for (const { path, label } of columnsOf(navigation, row, screens.length)) {
      await page.goto(path)
      await openMenu(page)
      const read = await readLinks(page)
      expect(read.filter(({ current }) => current !== null).map(({ label, current }) => [label, current])).toEqual([
        [label, 'page'],
      ])
      const different = read.filter(({ label, look }) => look !== plain.get(label)).map(({ label }) => label)
      expect(different).toEqual([label])
    }
  }),
)

test('a page of a list marks the list it belongs to, and a page beside the navigation no link', () =>
  visit(desktop, async ({ page }) => {
    const plain = await readPlainLooks(page)
    for (const [path, label] of [
      ['/pilot/lantern-post', 'Pilots'],
      ['/pilot/keeper-club', 'Pilots'],
      ['/article/charter', 'Stories'],
    ] as const) {
      await page.goto(path)
      const read = await readLinks(page)
      const marked = read.filter(({ current }) => current !== null).map(({ label }) => label)
      const different = read.filter(({ label, look }) => look !== plain.get(label)).map(({ label }) => label)
      expect({ path, marked, different }).toEqual({ path, marked: [label], different: [label] })
    }
    for (const path of ['/', '/nominate-beacon', '/nowhere']) {
      await page.goto(path)
      expect((await readLinks(page)).filter(({ current }) => current !== null)).toEqual([])
    }
  }))
