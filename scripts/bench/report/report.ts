import type { Machine } from '../machine.ts'
import type { PageWeight } from '../page-weight.ts'
import type { Growth, Row } from '../results.ts'
import type { SearchWeight } from '../search-weight.ts'

/** Everything that a run of the benchmark found. */
export interface BenchReport {
  machine: Machine
  seed: string
  rows: Row[]
  growth: Growth[]
  /** What a built page weighs, by the address that the pages lie below, at the largest size that was built. */
  weights: Record<string, PageWeight>
  /** What the search index weighs, at each size that was built. */
  search: SearchWeight[]
}
