/** A sequence of numbers from 0 up to 1. */
export type Random = () => number

/** Numbers from 0 up to 1, always the same for the same text (FNV-1a, then mulberry32). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `from` to `to`, both inclusive. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}
