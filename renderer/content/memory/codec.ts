import type { ReadResult } from '../problems/problem.ts'

/** How a file is read, and how the result is kept as plain data for the next time. */
export interface Codec<Value, Kept> {
  /** Reads the text; a value that lives long reads it again when needed: thousands of texts do not fit into memory. */
  parse: (text: string, again: () => string) => ReadResult<Value>
  /** What is kept of a valid file. */
  encode: (value: Value) => Kept
  /** Restores the result of reading the same text, which is fetched when needed. */
  decode: (kept: Kept, again: () => string) => Value
}
