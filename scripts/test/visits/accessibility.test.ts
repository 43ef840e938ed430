import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { everyDayOrLong, isLong } from '../../../renderer/content/testing/property.ts'
import { withBrowser } from '../browser/browser.ts'
import { expectNothingFound, looksOr } from '../browser/looks.ts'
import { desktop, phone } from '../browser/modes.ts'
import { countPlaces, tabThrough } from '../browser/tab-stops.ts'
import { askFor, paths, visitedPaths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

const goTo = visit.walk({ ...desktop, reducedMotion: 'reduce' })

describe.each(visitedPaths)('at %s', (path) => {
  const screens = [
    ['a wide screen', looksOr('light'), desktop],
    ['a phone', looksOr('dark'), phone],
  ] as const
  // Of all that is done here axe takes longest: every other page is asked about on each screen.
  test.each(screens.filter((_, index) => isLong || index === visitedPaths.indexOf(path) % screens.length))(
    'axe finds nothing on %s, %s',
    async (_, names, { viewport }) => {
      const { page } = await goTo(path)
      await page.setViewportSize(viewport)
      await expectNothingFound(page, names)
    },
  )

  // The header and the footer are the same everywhere: each time some pages are walked through, and at length all.
  if (!isLong && visitedPaths.indexOf(path) % 4 !== 0) return
  test.each([['a phone', phone] as const, ...(isLong ? [['a wide screen', desktop] as const] : [])])(
    'the Tab key alone reaches everything on %s, in order, where it is seen to be',
    async (_, { viewport }) => {
      const { page } = await goTo(path)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      // The focus begins anew.
      await page.reload()
      const expected = await countPlaces(page)
      expect(expected).toBeGreaterThan(10)
      const stops = await tabThrough(page, expected)
      expect(stops).toHaveLength(expected)
      expect(stops.filter(({ isMarked, isFree }) => !isMarked || !isFree)).toEqual([])
    },
  )
})

/** One path for each header that the site has: they differ in the link that is marked. */
const headers = new Map(
  await Promise.all(paths.map(async (path) => [load(await askFor(path))('body > header').toString(), path] as const)),
)

test.each([...headers.values()].slice(0, everyDayOrLong(2, headers.size)))(
  'axe finds nothing in the open menu of a phone at %s',
  async (path) => {
    const { page } = await goTo(path)
    await page.setViewportSize(phone.viewport)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.waitFor()
    await expectNothingFound(page, looksOr('light'), 'body > header')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  },
)
