import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { findCrossedWords, findLayoutFaults, resize } from './layout-faults.ts'
import { applyStyle } from './measure.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()
const goTo = visit.walk({ ...desktop, reducedMotion: 'reduce' })

test('text that is cut off and blocks that overlap are seen by the test of pages', async () => {
  const { page } = await goTo('/about')
  await applyStyle(
    page,
    '#purpose { white-space: nowrap; overflow: hidden; width: 3rem } .section + .section { margin-top: -9rem }',
  )
  const faults = (await findLayoutFaults(page)).join('\n')
  expect(faults).toContain('is cut off at its side')
  expect(faults).toContain('lies on')
})

test.each([320, 360, 575, 576, 768, 1087, 1088, 1280, 1440, 1920, 2560])(
  'no ray of the beacon crosses a word of the hero at %i pixels',
  async (width) => {
    const { page } = await goTo('/')
    await resize(page, width)
    expect(await findCrossedWords(page)).toEqual([])
  },
)
