import fc from 'fast-check'

/** Whether tests may take minutes, as `npm run test:long` and `npm run fuzz` let them. */
export const isLong = process.env.LONG_TESTS === '1'

/** A fixed one: with another each time, a test would pass today and fail tomorrow. */
export const seed = 20_250_923

/** A number of rounds or a size: what fits into the tests of every change, and what the long tests take their time for. */
export function everyDayOrLong(everyDay: number, long: number): number {
  return isLong ? long : everyDay
}

/** Any code point, halves of pairs and unassigned ones among them. The library's own takes a second to begin. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

fc.configureGlobal({ seed, numRuns: everyDayOrLong(50, 300) })

export { fc }
