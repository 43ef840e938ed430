import type { Page } from 'playwright-core'
import { measureWidth } from './measure.ts'

/** A4 within its margins, at 96 dots an inch. */
const paper = { width: 672, height: 1000 } as const

/** What every page shows on paper, beside the figures that the screen shows. */
export const printedWell = { furniture: 0, ground: 'rgb(255, 255, 255)', pale: [], isTooWide: false } as const

/** What a page shows on paper while the screen is dark, and how many figures the screen shows, but for those in links to other pages. */
export async function readAsPrinted(page: Page) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  const countFigures = () => page.locator('main [data-figure]:not(nav *)').filter({ visible: true }).count()
  const onScreen = await countFigures()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The button of a term is a word of its sentence, and what has no address yet is said on paper, too.
  const furniture = page.locator(
    'header, footer, nav, button:not(.term > *, [data-gap]), main .button:not([data-gap]), main svg.drawing',
  )
  const { ground, pale } = await page.evaluate(() => {
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, a, data, time)')]
    const isPale = (element: Element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
      return element.checkVisibility() && Math.max(red, green, blue) > 0x66
    }
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      pale: words.filter(isPale).map((element) => element.outerHTML.slice(0, 80)),
    }
  })
  const measured = await measureWidth(page)
  return {
    onScreen,
    printed: {
      figures: await countFigures(),
      /** How many parts are seen that are of no use on paper. */
      furniture: await furniture.filter({ visible: true }).count(),
      ground,
      pale,
      isTooWide: measured.page > measured.window,
    },
  }
}
