import { expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { measureWidth } from './measure.ts'

const visit = withBrowser()

/** A4 within its margins, at 96 dots an inch. */
const paper = { viewport: { width: 672, height: 1000 } } as const

test.each(paths)('%s on paper is its text, dark on white, whatever the theme', (path) =>
  visit({ ...paper, colorScheme: 'dark' }, async ({ page }) => {
    await page.goto(path)
    const figures = page.locator('main [data-figure]').filter({ visible: true })
    const onScreen = await figures.count()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const parts = page.locator('header, footer, nav, button, main .button, main svg.drawing')
    expect(await parts.filter({ visible: true }).count()).toBe(0)
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
    expect(ground).toBe('rgb(255, 255, 255)')
    expect(pale).toEqual([])
    expect(await figures.count()).toBe(onScreen)
    const { window, page: width } = await measureWidth(page)
    expect(width).toBeLessThanOrEqual(window)
  }),
)
