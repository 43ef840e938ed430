import type { Machine } from '../machine.ts'
import type { Row } from '../results.ts'

/** What one generator took for a corpus of a size. */
export interface ComparisonRow {
  name: string
  version: string
  isOurs: boolean
  size: number
  build: Row
  rebuild: Row
}

/** Everything that a comparison found. */
export interface Comparison {
  machine: Machine
  seed: string
  rows: ComparisonRow[]
  /** What was measured of this project alone, at each size. */
  own: Row[]
  /** The check of the project's own content, of which everything is known. */
  site?: Row
  /** Which generators were left out, and why. */
  missing: string[]
}
