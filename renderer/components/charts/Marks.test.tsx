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
    const starts = [...$.html().matchAll(/d="M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const [x = 0, y = 0] of starts) expect([x <= width - 0.5, y <= height - 0.5]).toEqual([true, true])
  }
})

test('of about so many, only the last has a broken edge', () => {
  expect(draw('blocks', 4, true)('path:not(:last-child)[stroke-dasharray]')).toHaveLength(0)
  expect(draw('blocks', 4, true)('path:last-child').attr('stroke-dasharray')).toBeDefined()
  expect(draw('blocks', 4)('[stroke-dasharray]')).toHaveLength(0)
})
