import { everyDayOrLong, type fc } from '../property.ts'

/**
 * How long to try: in the tests of every change a few hundred documents, in the long ones many, from the same seed each
 * time; `npm run fuzz` sets both, and each night has a seed of its own.
 *
 * @param share the part of the runs that a test takes, for one whose runs are slower than the others'
 */
export function fuzzing(share = 1): fc.Parameters<unknown> {
  const { FUZZ_RUNS: runs = everyDayOrLong(300, 10_000), FUZZ_SEED: seed = '20250923' } = process.env
  return { numRuns: Math.max(1, Math.round(Number(runs) * share)), seed: Number(seed) }
}
