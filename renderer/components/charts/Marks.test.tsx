import { expect, test } from 'vitest'
import { markShapes } from '../../content/schemas/figure.ts'
import { marksIn } from '../../testing/drawn-values.ts'
import { showOn } from '../../testing/show-on.tsx'
import { Marks } from './Marks.tsx'

const draw = (shape: (typeof markShapes)[number], count: number, isAbout = false) =>
  showOn('/', <Marks {...{ shape, count, isAbout }} />)

test.each(markShapes)('as many %s as a figure counts, all of them within the drawing', (shape) => {
  for (const count of [1, 4, 13, 200, 300]) {
    const $ = draw(shape, count)
    expect(marksIn($('body'))).toBe(count)
    const [, , width = 0, height = 0] = ($('svg').attr('viewBox') ?? '').split(' ').map(Number)
    const places = Array.from($('path'), ({ attribs }) => placesIn(attribs.d ?? '')).flat()
    // No two are in one place, which is one wide and high.
    expect(new Set(places.map(String)).size).toBe(count)
    expect(Math.max(...places.map(([column]) => column)) + 1).toBeLessThanOrEqual(width)
    expect(Math.max(...places.map(([, row]) => row)) + 1).toBeLessThanOrEqual(height)
  }
})

test.each(markShapes)('of about so many %s, only the last is a ring, or has a broken end', (shape) => {
  // A row of dots is a line of dashes without length.
  const broken = '[stroke-dasharray]:not([stroke-linecap])'
  for (const count of [1, 4, 13, 300]) {
    const $ = draw(shape, count, true)
    expect([marksIn($('body')), $(broken).length, $('path').last().is(broken)]).toEqual([count, 1, true])
    const last = placesIn($('path').last().attr('d') ?? '')
    expect(last).toEqual(placesIn(draw(shape, count)('path').last().attr('d') ?? '').slice(-1))
  }
  expect(draw(shape, 4)(broken)).toHaveLength(0)
})

/** The column and row of each mark of a path: of an outline or its broken end, or of all dots in its rows. */
function placesIn(path: string): [column: number, row: number][] {
  const [x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(path) ?? []).slice(1).map(Number)
  if (/(?:z|l-\.18 0)$/.test(path)) return [[Math.floor(x), Math.floor(y)]]
  let start = x
  return [...path.matchAll(/(?:m(-[\d.]+) 1)?h([\d.]+)/g)].flatMap(([, back = 0, length], row) => {
    start += Number(back)
    const first = start
    start += Number(length)
    return Array.from({ length: Math.floor(start) - Math.floor(first) + 1 }, (_, index) => [
      Math.floor(first) + index,
      Math.floor(y) + row,
    ])
  })
}
