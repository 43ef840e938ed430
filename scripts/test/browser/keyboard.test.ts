import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { desktop, goBack, phone } from './modes.ts'

const visit = withBrowser()

interface Stop {
  name: string
  /** Whether the focus is drawn around it. */
  isMarked: boolean
  /** Whether nothing lies on its middle. */
  isFree: boolean
}

describe.each([
  ['a wide screen', desktop],
  ['a phone', phone],
])('with the Tab key alone on %s', (_, options) => {
  test.each([...paths, '/nowhere'])('everything at %s is reached, in order, and is seen to be', (path) =>
    visit({ ...options, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.goto(path)
      const expected = await page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button, [tabindex="0"]')].filter((element) =>
            element.checkVisibility(),
          ).length,
      )
      expect(expected).toBeGreaterThan(10)
      const stops: Stop[] = []
      for (let index = 0; index < expected; index++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return null
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return {
            name: (element.getAttribute('href') ?? element.textContent ?? '') + element.id,
            isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            isFree: element.contains(hit) || hit?.contains(element) === true,
          }
        })
        if (stop) stops.push(stop)
      }
      expect(stops).toHaveLength(expected)
      expect(stops.filter(({ isMarked, isFree }) => !isMarked || !isFree)).toEqual([])
    }),
  )
})

test('the skip link leads past the navigation', () =>
  visit(desktop, async ({ page }) => {
    await page.goto('/pilot/givify')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Pilots')
  }))

test('after a link to a part of the page the next Tab goes on from there', () =>
  visit(desktop, async ({ page }) => {
    await page.goto('/pilot/givify')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Timelines' }).press('Enter')
    await page.waitForURL(/#timelines$/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('copy-timelines')
  }))

test('Back brings the reader to the place where they were', () =>
  visit(desktop, async ({ page }) => {
    await page.goto('/pilot/givify')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pilots', exact: true })
    // A click of the test's own pointer would scroll first.
    await link.evaluate((element: HTMLElement) => element.click())
    await page.waitForURL('**/pilots')
    await goBack(page, '/pilot/givify')
    await page.waitForFunction(() => Math.abs(scrollY - 1500) < 2)
  }))
