import type { ReadResult } from '../problems/problem.ts'

/** How a file is read, and how the result is kept as plain data for the next time. */
export interface Codec<Value, Kept> {
  parse: (text: string) => ReadResult<Value>
  /** What is kept of a valid file. */
  encode: (value: Value) => Kept
  /** Restores the result of reading the same text. */
  decode: (kept: Kept, text: string) => Value
}
