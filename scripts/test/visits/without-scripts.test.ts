import { describe, expect, test } from 'vitest'
import { withBrowser } from '../browser/browser.ts'
import { desktop } from '../browser/modes.ts'
import { expectSound, findSidewaysScrolling, reportViolations } from './faults.ts'
import { paths } from './visited-pages.ts'

const visit = withBrowser('publishedAddress')

const goTo = visit.walk({ ...desktop, javaScriptEnabled: false }, reportViolations)

describe.each(paths)('without scripts at %s', (path) => {
  test('nothing is wrong, and everything comes from this site', async () => {
    const { response, ...visited } = await goTo(path)
    expectSound(response, visited)
  })

  test('nothing scrolls sideways', async () => {
    const { page } = await goTo(path)
    expect(await findSidewaysScrolling(page)).toEqual([])
  })
})
