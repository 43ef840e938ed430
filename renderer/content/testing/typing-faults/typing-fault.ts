/** One slip of the hand in the fixture, which is sound without it. */
export interface TypingFault {
  /** What was typed. */
  what: string
  /** The file, from the root of the content. */
  file: string
  /** What stands there; the first place is meant. */
  right: string
  /** What was typed in its place. */
  wrong: string
  /**
   * All that the check says of the whole site, word for word: `+line:column message`, with the lines counted from the slip, and
   * on a line of its own the fix.
   */
  says: readonly string[]
}
