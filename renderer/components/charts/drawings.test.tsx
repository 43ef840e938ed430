import { load } from 'cheerio'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Areas, Dots, FunnelStep, Pieces, Rings } from './drawings.tsx'

const draw = (drawing: ReactElement) => load(renderToStaticMarkup(drawing))

/** How many dots the lines of a path hold: one at the beginning of each, and one after each whole unit. */
const dotsIn = (path = '') =>
  [...path.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + Math.floor(Number(length)) + 1, 0)

test.each([
  [0.1, 1000, 1],
  [0.4, 1000, 4],
  [87, 100, 87],
  [12.5, 1000, 125],
  [100, 100, 100],
])('%d percent is so many dots of %d: %d', (percentage, total, lit) => {
  const paths = draw(<Dots percentages={[percentage]} />)('path').toArray()
  expect(paths.map(({ attribs }) => dotsIn(attribs.d))).toEqual([total, lit])
})

test('of nothing no dot is lit', () => {
  expect(draw(<Dots percentages={[0]} />)('path')).toHaveLength(1)
})

test('a bar is cut into as many pieces as are counted', () => {
  const $ = draw(<Pieces count={13} />)
  expect([$('svg').attr('viewBox'), $('path').attr('d')]).toEqual(['0 0 13 10', 'M0 5H13'])
})

test('a ring has as many marks as are counted, and the first is the outermost', () => {
  const rings = draw(<Rings counts={[80, 12]} />)('path')
    .toArray()
    .slice(0, 2)
  expect(rings.map(({ attribs }) => attribs.pathLength ?? attribs.pathlength)).toEqual(['80', '12'])
  const [outer, inner] = rings.map(({ attribs }) => Number(/^M0-([\d.]+)/.exec(attribs.d ?? '')?.[1]))
  expect(outer).toBeGreaterThan(Number(inner))
})

test('circles have areas in the proportion of their values, and stand on one ground', () => {
  const circles = draw(<Areas values={[400, 100, 1]} />)('circle').toArray()
  expect(circles.map(({ attribs }) => Number(attribs.r))).toEqual([50, 25, 2.5])
  expect(circles.map(({ attribs }) => Number(attribs.r) + Number(attribs.cy))).toEqual([101, 101, 101])
})

test('a step of a funnel is as wide as its share, and narrows to the next', () => {
  const $ = draw(<FunnelStep share={1} next={0.2} isLit isHollow={false} />)
  expect($('path').attr('d')).toBe('M0 0H100L60 10H40z')
})
