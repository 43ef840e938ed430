import type { Cost } from './process/measured-process.ts'
import { growthExponent, median } from './statistics.ts'
import type { Sample } from './tasks/task.ts'

/** A number over several runs: its median, and between which bounds it lay. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** What one measure came to at one size. */
export interface Row {
  measure: string
  size: number
  runs: number
  wall: Spread
  cpu?: Spread
  memory?: Spread
}

/** How a measure grows between two sizes. */
export interface Growth {
  measure: string
  from: number
  to: number
  /** The exponents of wall time, CPU time and memory: 1 is linear, 0 is constant. */
  wall: number
  cpu?: number
  memory?: number
  /** Seconds that each further page costs. */
  perPage: number
}

/** Puts the samples of all runs at one size together, measure by measure. */
export function summarise(size: number, samples: readonly Sample[]): Row[] {
  return [...new Set(samples.map(({ measure }) => measure))].map((measure) => {
    const costs = samples.filter((sample) => sample.measure === measure).map(({ cost }) => cost)
    const spread = (part: keyof Cost) => spreadOf(costs.flatMap((cost) => cost[part] ?? []))
    const wall = spread('wall')
    if (!wall) throw new RangeError(`nothing was measured of ${measure}`)
    const [cpu, memory] = [spread('cpu'), spread('memory')]
    return { measure, size, runs: costs.length, wall, ...(cpu && { cpu }), ...(memory && { memory }) }
  })
}

/** How each measure grows between the two largest sizes that are at least ten times apart, or else the outermost. */
export function growthOf(rows: readonly Row[]): Growth[] {
  return [...new Set(rows.map(({ measure }) => measure))].flatMap((measure) => {
    const own = rows.filter((row) => row.measure === measure).sort((a, b) => a.size - b.size)
    const to = own.at(-1)
    const from = own.filter(({ size }) => to && size * 10 <= to.size).at(-1) ?? own[0]
    if (!from || !to || from.size === to.size) return []
    const exponent = (a: number, b: number) =>
      growthExponent({ size: from.size, value: a }, { size: to.size, value: b })
    return [
      {
        measure,
        from: from.size,
        to: to.size,
        wall: exponent(from.wall.median, to.wall.median),
        ...(from.cpu && to.cpu && { cpu: exponent(from.cpu.median, to.cpu.median) }),
        ...(from.memory && to.memory && { memory: exponent(from.memory.median, to.memory.median) }),
        perPage: (to.wall.median - from.wall.median) / (to.size - from.size),
      },
    ]
  })
}

function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}
