import { expect, it } from 'vitest'
import { dotsIn } from '../testing/drawn-values.ts'
import { showOn } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Lights } from './Lights.tsx'

const show = () => showOn('/', <Lights lights={wholeFixture.home.data.lights} />)

it('there is a light for each of a total, of one colour for each of two parts, and an open dot for the rest', () => {
  const $ = show()
  const drawn = $('.lights path').toArray()
  const open = drawn.pop()?.attribs.d ?? ''
  expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([31, 11])
  expect(new Set(drawn.map(({ attribs }) => attribs.class)).size).toBe(2)
  expect(open.split('a').length - 1).toBe(274 - 31 - 11)
})

it('each part has rows of its own, with an empty row before the next, so that place tells them apart as colour does', () => {
  const $ = show()
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
