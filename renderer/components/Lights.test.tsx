import { expect, it } from 'vitest'
import { dotsIn } from '../testing/drawn-values.ts'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Lights } from './Lights.tsx'

const { lights } = wholeFixture.home.data
const show = () => showOn('/', <Lights lights={lights} />)

it('there is a dot for each of a total, with as many rings as are within a part, and a faint open one for the rest', () => {
  const $ = show()
  const drawn = Array.from(
    $('.lights li > svg path'),
    ({ attribs: { d = '' } }) => dotsIn(d) || d.split('a').length - 1,
  )
  expect(drawn).toEqual([31 - 19, 19 - 4, 19 - 4, 4, 4, 11, 274 - 31 - 11])
  const colors = Array.from($('.lights li > svg path'), ({ attribs }) => attribs.class)
  expect(colors).toEqual(['text-accent', undefined, 'text-accent', undefined, undefined, 'text-accent', 'text-unlit'])
  expect(textsOf($, '.lights small')).toEqual(['19 shortlisted', '4 chosen'])
})

it('each part is a field of its own beneath its words, and all their lights are of one size', () => {
  const $ = show()
  const words = textsOf($, '.lights li > p').map((text) => text.replace(/^\S*\d\S* /, '').trim())
  expect(words).toEqual([...lights.parts.map(({ label }) => label), lights.rest])
  const sizes = Array.from($('.lights li > svg'), ({ attribs }) => [attribs.viewBox, attribs.width])
  expect(sizes).toEqual([
    ['.1 .1 3.8 7.8', '3.8em'],
    ['.1 .1 1.8 5.8', '1.8em'],
    ['.1 .1 28.8 7.8', '28.8em'],
  ])
})
