import type { Page } from 'playwright-core'

/** A place that the Tab key leads to. */
export interface Stop {
  name: string
  /** Whether the focus is drawn around it. */
  isMarked: boolean
  /** Whether nothing lies on its middle. */
  isFree: boolean
}

/** How many places a page offers to the focus as it is seen now. */
export function countPlaces(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('a[href]:not([tabindex="-1"]), button, [tabindex="0"]')].filter((element) =>
        element.checkVisibility(),
      ).length,
  )
}

/** Presses the Tab key some times, and returns where it led. */
export async function tabThrough(page: Page, times: number): Promise<Stop[]> {
  await page.evaluate(() => {
    const stops: Stop[] = []
    Object.assign(window, { stops })
    // When the key is released the focus has moved, and the page with it.
    addEventListener('keyup', ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || !element || element === document.body) return
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      stops.push({
        name: (element.getAttribute('href') ?? element.textContent ?? '') + element.id,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isFree: element.contains(hit) || hit?.contains(element) === true,
      })
    })
  })
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')))
  return page.evaluate(() => Reflect.get(window, 'stops'))
}
