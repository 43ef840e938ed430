import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { dotsIn } from '../../testing/drawn-values.ts'
import { showOn } from '../../testing/show-on.tsx'
import { Dots, DotsAndOne, Lamps } from './dots.tsx'
import { Bar, Stack } from './drawings.tsx'

const draw = (drawing: ReactElement) => showOn('/', drawing)

const pathsOf = (drawing: ReactElement) => Array.from(draw(drawing)('path'), ({ attribs }) => attribs.d ?? '')

test('dots are of one size, and what is counted last is lit, or only set apart', () => {
  const looks = (drawing: ReactElement) => Array.from(draw(drawing)('path'), ({ attribs }) => attribs.class)
  expect(looks(<Dots counts={[120, 17, 6]} isLit />)).toEqual(['text-unlit', undefined, 'text-lit'])
  expect(looks(<Dots counts={[100, 1]} />)).toEqual(['text-unlit', undefined])
  expect(looks(<Dots counts={[80]} />)).toEqual(['text-accent'])
  expect(draw(<Dots counts={[120, 17, 6]} />)('[stroke-width=".8"]')).toHaveLength(3)
})

test('lights that begin within a row go on in the next', () => {
  expect(pathsOf(<Dots counts={[100, 4]} from={38} />)[1]).toBe('M18.5 1.5h1.1m-19.1 1h1.1')
})

test('a line leads from the first of a few lights to the figure above it', () => {
  expect(pathsOf(<Dots counts={[1000, 1]} from={210} />).at(-1)).toBe('M10.5 -1V5')
})

test('where there is little room a few of many are larger than the others, and all are there', () => {
  const $ = draw(<Dots counts={[1000, 1]} from={210} isSmall />)
  const paths = $('path').toArray()
  const dots = paths.slice(0, -1)
  expect(paths.at(-1)?.attribs.d).toBe('M-40 5.5H10')
  expect(dots.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([1000, 1])
  const [all = 0, few = 0] = dots.map(({ attribs }) => Number(attribs['stroke-width']))
  expect([few > all, few <= 1]).toEqual([true, true])
})

test.each([
  ['above', 'cy', 50],
  ['beside', 'cx', undefined],
])('one coin is drawn %s the dots, and does not lie over them', (_, center, most) => {
  const $ = draw(<DotsAndOne total={500} isLit isMore={false} {...(most && { most })} />)
  const coin = $('circle')
  expect([dotsIn($('path').attr('d') ?? ''), coin.length]).toEqual([500, 1])
  expect(Number(coin.attr(center)) + Number(coin.attr('r'))).toBeLessThan(0)
})

test('an open dot follows many dots, too, where there are more, and fills their last row', () => {
  const $ = draw(<DotsAndOne total={500} isLit isMore />)
  expect($('[stroke-width="1"]').last().attr('d')).toBe('M20.15 20.5a.35.35 0 1 1 0 .01z')
  expect($('svg').attr('viewBox')).toBe('-2.1 .1 26 20.8')
})

test('where there are more than the count, an open dot follows', () => {
  const $ = draw(<Dots counts={[120]} isMore />)
  const open = $('[stroke-width=".13"]').attr('d')
  expect([$('svg').attr('viewBox'), open]).toEqual(['0.1 0.1 30.8 3.8', 'M27.15 3.5a.35.35 0 1 1 0 .01z'])
})

test('what is neither people nor a part of a whole is a square, and so is what follows it', () => {
  const $ = draw(<Dots counts={[80]} isMore isSquare />)
  expect([$('path').length, $('[stroke-linecap=square]').length]).toEqual([2, 1])
  expect(dotsIn($('[stroke-linecap=square]').attr('d') ?? '')).toBe(80)
  expect($('path:not([stroke-linecap])').attr('d')).toMatch(/^M\S+ \S+v-\.35h\.7v\.7h-\.7z$/)
})

test('a share too small to be seen has a tick where it ends', () => {
  expect(
    draw(<Bar share={0.001} isShare />)('path')
      .last()
      .attr('d'),
  ).toBe('M0.1 -3V13')
  expect(draw(<Bar share={0.02} isShare />)('path')).toHaveLength(1)
})

test('a bar begins at zero; what may be chance is an outline, and no light', () => {
  const $ = draw(<Bar share={0.5} certain={0.4} />)
  expect([$('rect').attr('x'), $('rect').attr('width')]).toEqual([undefined, '40'])
  expect($('[stroke-dasharray]').attr('d')).toBe('M40 0H50V10H40')
  expect($('.text-lit')).toHaveLength(0)
  expect(draw(<Bar share={0.5} />)('[stroke-dasharray]')).toHaveLength(0)
  expect(draw(<Bar share={0.5} isMore />)('[stroke-dasharray]').attr('d')).toBe('M50 0h2.5m0 10h-2.5')
})

test('the outline of a goal goes on from its bar, and its line is dark on a bar that is longer', () => {
  const lineOf = (share: number) => draw(<Bar share={share} goal={0.4} />)('[stroke-dasharray]').attr()
  expect(lineOf(0.5)).toMatchObject({ d: 'M40 10V0', class: 'text-paper' })
  expect(lineOf(0.3)).toMatchObject({ d: 'M30 0H40V10H30' })
  expect(lineOf(0.3)).not.toHaveProperty('class')
  const doubtful = draw(<Bar share={0.5} certain={0.2} goal={0.4} />)
  expect(doubtful('[d="M40 10V0"]').attr('class')).toBe('text-ink')
  expect(
    draw(<Bar share={0} goal={1} />)('path')
      .last()
      .attr('d'),
  ).toBe('M0 0V10')
})

test('parts follow each other in one bar, and the last of them is lit if it is a result', () => {
  const $ = draw(<Stack whole={0.9} shares={[0.5, 0.3, 0.2]} isLit />)
  expect($('.text-lit rect').attr('x')).toBe('80')
  expect($('.text-lit')).toHaveLength(1)
  expect(draw(<Stack whole={1} shares={[0.8, 0.2]} isLit={false} />)('.text-accent rect')).toHaveLength(2)
  expect($('path').first().attr('d')).toBe('M0 2V0H90V2')
  const parts = $('rect').toArray()
  expect(parts.map(({ attribs }) => `${attribs.x}+${attribs.width}`)).toEqual(['0+50', '50+30', '80+20'])
})

test('nothing is drawn where nothing is counted', () => {
  expect(draw(<Lamps count={0} columns={7} from={4} color={false} />)('path').attr('d')).toBe('')
})
