/**
 * What is kept of a file from one load to the next, by its name, which for content is the path that messages name, and a
 * hash: under that of its bytes what was parsed of it, as plain data; under the key of a text that nothing was wrong with it.
 */
export interface KeptFile<Value = object> {
  name: string
  hash: string
  value: Value
}

/** Finds what was kept of a file; undefined if it has changed, or is new. */
export type FindKept = (name: string, hash: string) => unknown

/** Keeps in memory what was parsed, from one load to the next. */
export function keepFiles() {
  let values = new Map<string, object>()
  const keyOf = (name: string, hash: string) => `${name} ${hash}`
  const findKept: FindKept = (name, hash) => values.get(keyOf(name, hash))
  return {
    findKept,
    /** Keeps what a load gives, and nothing else. */
    keep: (loaded: readonly KeptFile[]): void => {
      values = new Map(loaded.map(({ name, hash, value }) => [keyOf(name, hash), value]))
    },
  }
}
