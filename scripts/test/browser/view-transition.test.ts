import type { Page } from 'playwright-core'
import { describe, expect, type TestContext, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop, goBack } from './modes.ts'
import { namesOn } from './transition-names.ts'

const visit = withBrowser()

/** What became of the transition to a page: the parts that move to their place on it, or why the browser gave it up. */
interface Travel {
  moving: string[]
  failure?: string
}

/** Keeps, on every page from now on, which parts move from their place on the page before to that on this one. */
async function watchTravel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const findMoving = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      return effects.flatMap((effect) => {
        const { pseudoElement } = effect
        const [first, last] = effect.getKeyframes()
        const isOld = effects.some((other) => other.pseudoElement === pseudoElement?.replace('group', 'old'))
        return isOld && pseudoElement?.includes('-group(light-') && first?.width !== last?.width ? [pseudoElement] : []
      })
    }
    addEventListener('pagereveal', async ({ viewTransition }) => {
      try {
        if (!viewTransition) throw new Error('there is no transition')
        await viewTransition.ready
        Object.assign(window, { travel: { moving: findMoving() } })
      } catch (error) {
        Object.assign(window, { travel: { moving: [], failure: `${error}` } })
      }
    })
  })
}

/** What moved to its place on the page that is shown; skips the test where the browser had no time to do it. */
async function movedHere(page: Page, { skip }: TestContext): Promise<string[]> {
  await page.waitForFunction(() => Reflect.has(window, 'travel'))
  const { moving, failure }: Travel = await page.evaluate(() => Reflect.get(window, 'travel'))
  // A browser does not wait for ever for a page on a busy machine. Any other reason is the site's fault.
  if (failure?.startsWith('TimeoutError')) skip(`the browser gave the transition up: ${failure}`)
  expect(failure).toBeUndefined()
  return moving
}

// A busy machine lets a browser leave a travel out now and then; a site whose parts have no names leaves out every one.
describe('the drawing travels with its visitor', { retry: 3 }, () => {
  test.for([
    ['a story', '/get-inspired', 'The Open Call', '/article/open-call', 'light-open-call'],
    ['a pilot on the home page', '/', 'Lantern Post', '/pilot/lantern-post', 'light-lantern-post'],
  ] as const)('from the card of %s to its page', ([_, list, name, path, light], context) =>
    visit({ ...desktop, reducedMotion: 'no-preference' }, async ({ page, console }) => {
      await watchTravel(page)
      await page.goto(list)
      const link = page.locator('main [data-light]').getByRole('link', { name }).first()
      await link.click()
      await page.waitForURL(`**${path}`)
      expect(await movedHere(page, context)).toEqual([`::view-transition-group(${light})`])
      await goBack(page, list)
      expect(console).toEqual([])
    }),
  )

  test('from one pilot to the next', (context) =>
    visit({ ...desktop, reducedMotion: 'no-preference' }, async ({ page }) => {
      await watchTravel(page)
      await page.goto('/pilot/lantern-post')
      const next = page.getByRole('navigation', { name: 'More pilots' }).getByRole('link').last()
      const path = (await next.getAttribute('href')) ?? ''
      await next.click()
      await page.waitForURL(`**${path}`)
      expect(await movedHere(page, context)).toContain(`::view-transition-group(light-${path.split('/').at(-1)})`)
    }))

  test('unless the visitor asks for less motion', () =>
    visit({ ...desktop, reducedMotion: 'reduce' }, async ({ page, console }) => {
      await watchTravel(page)
      await page.goto('/pilots')
      expect(await namesOn(page)).toEqual([])
      await page.locator('main [data-light]').getByRole('link', { name: 'Lantern Post' }).first().click()
      await page.waitForURL('**/pilot/lantern-post')
      await page.waitForFunction(() => Reflect.has(window, 'travel'))
      const { failure }: Travel = await page.evaluate(() => Reflect.get(window, 'travel'))
      expect(failure).toContain('there is no transition')
      expect(console).toEqual([])
    }))
})
