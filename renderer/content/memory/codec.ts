import type { ReadResult } from '../problems/read-result.ts'

/** How a file is read, and how what was read is kept as plain data for the next time. */
export interface Codec<Value, Kept, Rest = never> {
  /**
   * Reads the text of the file, or tells everything that is wrong with it.
   *
   * @param again gives the text once more, when a value that stays in memory for long needs it: thousands do not fit into memory
   */
  parse: (text: string, again: () => string) => ReadResult<Value, Rest>
  /** What is kept of a file that was sound. */
  encode: (value: Value) => Kept
  /**
   * Makes of it what reading the same text again would give.
   *
   * @param text gives the text, which is fetched when it is needed
   */
  decode: (kept: Kept, text: () => string) => Value
}
