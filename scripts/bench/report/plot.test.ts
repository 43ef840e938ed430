import { describe, expect, it } from 'vitest'
import type { Row } from '../results.ts'
import { drawPlot } from './plot.ts'

describe('the plot', () => {
  const svg = drawPlot([row('check', 10, 0.1), row('check', 100, 1), row('check', 1000, 10), row('build', 1000, 10)])

  it('draws linear growth as a straight line', () => {
    const points =
      /points="([^"]+)"/
        .exec(svg)?.[1]
        ?.split(' ')
        .map((point) => point.split(',').map(Number)) ?? []
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = points
    expect(points).toHaveLength(3)
    expect(x2 - x1).toBeCloseTo(x3 - x2, 0)
    expect(y2 - y1).toBeCloseTo(y3 - y2, 0)
    expect(y1).toBeGreaterThan(y3)
  })

  it('names each line, and no name covers another', () => {
    const places = ['check', 'build'].map((name) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}<`).exec(svg)?.[1]))
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(18)
  })

  it('can be drawn of one size', () => expect(drawPlot([row('check', 10, 2)])).not.toContain('NaN'))
})

function row(measure: string, size: number, wall: number): Row {
  return { measure, size, runs: 1, wall: { median: wall, least: wall, most: wall } }
}
