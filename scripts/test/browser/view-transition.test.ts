import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { desktop, goBack } from './modes.ts'

const visit = withBrowser()

const motions = [
  { reducedMotion: 'no-preference', travels: true },
  { reducedMotion: 'reduce', travels: false },
] as const

test.each(motions)(
  'a visitor who asks for motion “$reducedMotion” sees drawings travel: $travels',
  ({ reducedMotion, travels }) =>
    visit({ ...desktop, reducedMotion }, async ({ page, console }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) =>
          Object.assign(window, { hasTransition: viewTransition !== null }),
        ),
      )
      await page.goto('/about')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pilots', exact: true }).click()
      await page.waitForURL('**/pilots')
      expect(await page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(travels)
      expect(console).toEqual([])
    }),
)

/** Keeps, on every page from now on, which parts move from their place on the page before to that on this one. */
async function watchTravel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const moving = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect
        const [first, last] = (effect as KeyframeEffect).getKeyframes()
        const isOld = document.getAnimations().some((other) => {
          const part = (other.effect as KeyframeEffect).pseudoElement
          return part === pseudoElement?.replace('group', 'old')
        })
        return isOld && pseudoElement?.includes('-group(light-') && first?.width !== last?.width ? pseudoElement : []
      })
      Object.assign(window, { moving })
    })
  })
}

/** What moved to its place on the page that is shown. */
async function movedHere(page: Page): Promise<unknown> {
  await page.waitForFunction(() => Reflect.has(window, 'moving'))
  return page.evaluate(() => Reflect.get(window, 'moving'))
}

describe('the drawing travels with its visitor', () => {
  test.each([
    ['a pilot', '/pilots', 'Givify', '/pilot/givify', 'light-givify'],
    ['a story', '/get-inspired', 'Manifesto', '/article/manifesto', 'light-manifesto'],
    ['a pilot on the home page', '/', 'Givify', '/pilot/givify', 'light-givify'],
  ])('from the card of %s to its page', (_, list, name, path, light) =>
    visit({ ...desktop, reducedMotion: 'no-preference' }, async ({ page, console }) => {
      await watchTravel(page)
      await page.goto(list)
      const link = page.getByRole('main').getByRole('link', { name }).first()
      await link.click()
      await page.waitForURL(`**${path}`)
      expect(await movedHere(page)).toEqual([`::view-transition-group(${light})`])
      await goBack(page, list)
      expect(console).toEqual([])
    }),
  )

  test('from one pilot to the next', () =>
    visit({ ...desktop, reducedMotion: 'no-preference' }, async ({ page }) => {
      await watchTravel(page)
      await page.goto('/pilot/givify')
      const next = page.getByRole('navigation', { name: 'More pilots' }).getByRole('link').last()
      const path = (await next.getAttribute('href')) ?? ''
      await next.click()
      await page.waitForURL(`**${path}`)
      expect(await movedHere(page)).toContain(`::view-transition-group(light-${path.split('/').at(-1)})`)
    }))

  test('unless the visitor asks for less motion', () =>
    visit({ ...desktop, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.goto('/pilots')
      const names = await namesOn(page)
      expect(names).toEqual([])
    }))

  test.each(paths)('and no two parts of %s have one name', (path) =>
    visit({ ...desktop, reducedMotion: 'no-preference' }, async ({ page }) => {
      await page.goto(path)
      const names = await namesOn(page)
      expect(names).toEqual([...new Set(names)])
    }),
  )
})

/** The names by which the parts of a page travel. */
function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name && name !== 'none'),
  )
}
