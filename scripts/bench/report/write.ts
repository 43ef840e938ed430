import type { Machine } from '../machine.ts'
import type { Spread } from '../results.ts'

/** What a machine is, in a line. */
export function tellMachine({ processor, cores, memory, system, node }: Machine): string {
  return `${processor}, ${cores} cores, ${gigabytes(memory)}, ${system}, Node ${node}`
}

/** A table in markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A number over several runs: its median and, where they differ, its bounds. */
export function range({ median, least, most }: Spread, write: (value: number) => string): string {
  return least === most ? write(median) : `${write(median)} (${write(least)} to ${write(most)})`
}

/** A time as a reader says it. */
export function seconds(value: number): string {
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(1)} s`
}

/** An amount of memory as a reader says it. */
export function megabytes(value: number): string {
  return `${Math.round(value / 2 ** 20).toLocaleString('en-US')} MiB`
}

function gigabytes(value: number): string {
  return `${Math.round(value / 2 ** 30)} GiB`
}
