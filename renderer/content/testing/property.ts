import fc from 'fast-check'

/** Whether tests may take minutes, as `npm run test:long` and `npm run fuzz` let them. */
export const isLong = process.env.LONG_TESTS === '1'

/** A fixed one: with another each time, a test would pass today and fail tomorrow. */
export const seed = 20_250_923

/** A number of rounds or a size: what fits into the tests of every change, and what the long tests take their time for. */
export function everyDayOrLong(everyDay: number, long: number): number {
  return isLong ? long : everyDay
}

/**
 * Of a matrix of tests those of one row: all in the long tests; in those of every change each column is in one row alone, so
 * that every row and every column is tried.
 */
export function columnsOf<Column>(columns: readonly Column[], row: number, rows: number): readonly Column[] {
  return isLong ? columns : columns.filter((_, column) => column % rows === row % Math.min(rows, columns.length))
}

/** Any code point, halves of pairs and unassigned ones among them. The library's own takes a second to begin. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

fc.configureGlobal({ seed, numRuns: everyDayOrLong(50, 300) })

export { fc }
