import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Lights } from './Lights.tsx'

it('each part has rows of its own, with an empty row before the next, so that place tells them apart as colour does', () => {
  const $ = showOn('/', <Lights lights={wholeFixture.home.data.lights} />)
  const groups = $('.lights path')
    .toArray()
    .map(({ attribs: { d = '' } }) => {
      const starts = [...d.matchAll(/M([\d.]+) ([\d.]+)/g)]
      const rows = starts.map(([, , y]) => Math.floor(Number(y)))
      const from = rows[0] ?? Number.NaN
      return { x: Number(starts[0]?.[1]), from, to: Math.max(...rows) + d.split('m').length - 1 }
    })
  expect(groups).toHaveLength(3)
  for (const [index, { x, from }] of groups.entries()) {
    expect(x).toBeLessThan(1)
    expect(from).toBe((groups[index - 1]?.to ?? -2) + 2)
  }
  const [, , , height] = ($('.lights').attr('viewBox') ?? '').split(' ').map(Number)
  expect(height).toBeCloseTo((groups.at(-1)?.to ?? 0) + 0.8)
})
