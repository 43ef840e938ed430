import { load } from 'cheerio'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dotsIn, piecesIn } from '../../testing/drawn-values.ts'
import { Bar, Dots, DotsForCoin, Goals, Pieces, Stack, sum } from './drawings.tsx'

const draw = (drawing: ReactElement) => load(renderToStaticMarkup(drawing))

const pathsOf = (drawing: ReactElement) =>
  draw(drawing)('path:not(.hole)')
    .toArray()
    .map(({ attribs }) => attribs.d ?? '')

test.each([[[1000, 1]], [[100, 87]], [[120, 17, 6]], [[80]], [[1000, 125, 60]], [[100, 0]]])(
  'so many dots: %j',
  (counts) => {
    expect(pathsOf(<Dots counts={counts} />).map(dotsIn)).toEqual(counts)
  },
)

test('dots of which some are counted again are rings; a count of its own is lit', () => {
  const holes = (counts: readonly number[]) => draw(<Dots counts={counts} />)('.hole').toArray()
  expect(holes([120, 17, 6]).map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([120])
  expect(holes([80])).toEqual([])
})

test('lights that begin within a row go on in the next', () => {
  expect(pathsOf(<Dots counts={[100, 4]} from={38} />)[1]).toBe('M18.5 1.5h1.1m-19.1 1h1.1')
})

test('a line leads from the first of a few lights to the words above it', () => {
  expect(pathsOf(<Dots counts={[1000, 1]} from={320} />).at(-1)).toBe('M20.5 -2.5V6')
})

test('where there are more than the count, one more dot fades', () => {
  const $ = draw(<Dots counts={[120]} isMore />)
  expect([$('svg').attr('viewBox'), $('[opacity]').attr('d')]).toEqual(['0 0 31 4', 'M27.5 3.5h0.1'])
})

test.each([500, 333, 7, 1])('a coin is next to the last of %d dots in two halves, and is the only light', (count) => {
  const $ = draw(<DotsForCoin count={count} />)
  expect(sum(pathsOf(<DotsForCoin count={count} />).map(dotsIn))).toBe(count)
  expect($('circle')).toHaveLength(1)
  expect($('.text-lit')).toHaveLength(1)
})

test('the halves of the dots for a coin are of one scale', () => {
  const $ = draw(<DotsForCoin count={500} />)
  const halves = $('svg').toArray()
  expect(halves.map(({ attribs }) => [attribs.viewbox ?? attribs.viewBox, attribs.width])).toEqual([
    ['0 0 25 10', '89.29%'],
    ['0 0 28 10', '100%'],
  ])
})

test('a bar begins at zero; what may be chance is an outline, and no light', () => {
  const $ = draw(<Bar share={0.5} certain={0.4} isLit={false} />)
  expect([$('rect').attr('x'), $('rect').attr('width')]).toEqual([undefined, '40'])
  expect($('[stroke-dasharray]').attr('d')).toBe('M40 0H50V10H40')
  expect($('.text-lit')).toHaveLength(0)
  expect(draw(<Bar share={0.5} isLit />)('[stroke-dasharray]')).toHaveLength(0)
})

test('each goal is a broken line across all bars, at its share of the scale', () => {
  const $ = draw(<Goals shares={[1, 0.25]} />)
  expect($('[stroke-dasharray]').attr('d')).toBe('M100 0V10M25 0V10')
})

test('parts follow each other in one bar, and the last of them is lit', () => {
  const $ = draw(<Stack whole={0.9} shares={[0.5, 0.3, 0.2]} />)
  expect($('.text-lit rect').attr('x')).toBe('80')
  expect($('.text-lit')).toHaveLength(1)
  expect($('path').first().attr('d')).toBe('M0 2V0H90V2')
  const parts = $('rect').toArray()
  expect(parts.map(({ attribs }) => `${attribs.x}+${attribs.width}`)).toEqual(['0+50', '50+30', '80+20'])
})

test.each([
  [13, false],
  [4, true],
  [1, true],
  [200, false],
  [52, false],
  [101, true],
])('a bar is cut into as many pieces as are counted: %d, rough: %s', (count, isRough) => {
  expect(piecesIn(pathsOf(<Pieces count={count} isRough={isRough} />))).toBe(count)
})

test('bars of all counts end together, without a gap after the last piece', () => {
  const $ = draw(<Pieces count={13} isRough={false} />)
  expect([$('svg').attr('viewBox'), $('path').attr('d')]).toEqual(['0 0 12.8 1', 'M0 0.5H12.8'])
})
