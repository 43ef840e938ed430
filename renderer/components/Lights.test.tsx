import { expect, it } from 'vitest'
import { dotsIn } from '../testing/drawn-values.ts'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Lights } from './Lights.tsx'

const { lights } = wholeFixture.home.data
const show = () => showOn('/', <Lights lights={lights} />)

it('there is a dot for each of a total, all of one colour, and an open one for the rest', () => {
  const $ = show()
  const drawn = $('.lights path').toArray()
  const open = drawn.pop()?.attribs.d ?? ''
  expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([31, 11])
  const colors = Array.from($('.lights path'), ({ attribs }) => attribs.class)
  expect(colors).toEqual(['text-accent', 'text-accent', 'text-unlit'])
  expect(open.split('a').length - 1).toBe(274 - 31 - 11)
})

it('each part is a field of its own beneath its words, and all their lights are of one size', () => {
  const $ = show()
  const words = textsOf($, '.lights li').map((text) => text.replace(/^\S*\d\S* /, '').trim())
  expect(words).toEqual([...lights.parts.map(({ label }) => label), lights.rest])
  const fields = $('.lights svg').toArray()
  const counts = Array.from($('.lights path'), ({ attribs: { d = '' } }) => dotsIn(d) || d.split('a').length - 1)
  const rows = Math.max(8, Math.ceil(Math.max(...counts) / 29))
  for (const [index, { attribs }] of fields.entries()) {
    const [, , width = 0, height = 0] = attribs.viewBox?.split(' ').map(Number) ?? []
    expect(attribs.width).toBe(`${width}em`)
    const places = Math.round(width + 0.2) * Math.round(height + 0.2)
    expect(places - (counts[index] ?? 0)).toBeLessThan(places / Math.round(height + 0.2))
    expect(Math.round(height + 0.2)).toBeLessThanOrEqual(rows)
  }
})
