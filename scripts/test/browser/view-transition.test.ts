import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

test.each([
  { reducedMotion: 'no-preference', fades: true },
  { reducedMotion: 'reduce', fades: false },
] as const)('a visitor who asks for motion “$reducedMotion” sees pages fade: $fades', ({ reducedMotion, fades }) =>
  visit({ ...desktop, reducedMotion }, async ({ page, console }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { faded: viewTransition !== null })),
    )
    await page.goto('/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pilots', exact: true }).click()
    await page.waitForURL('**/pilots')
    expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toBe(fades)
    expect(console).toEqual([])
  }),
)
