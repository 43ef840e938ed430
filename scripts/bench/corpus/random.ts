import { createHash } from 'node:crypto'

/** A source of choices that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  integer: (from: number, to: number) => number
  /** One of the items. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Several different items, in a random order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[]
}

/**
 * Makes a source of choices (mulberry32, seeded through SHA-256 so that neighbouring seeds have nothing in common).
 *
 * @param seed any text; a part of a corpus has a seed of its own, so that it does not depend on the other parts
 */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    sample: (items, count) => {
      const rest = [...items]
      return Array.from({ length: Math.min(count, items.length) }, () =>
        rest.splice(integer(0, rest.length - 1), 1),
      ).flat()
    },
  }
}
