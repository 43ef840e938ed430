import { expect, type TestContext } from 'vitest'
import { tell } from './follow-check.ts'
import { NeedsThought, NothingToPick } from './remedy.ts'
import type { SoundEdit } from './sound-edits.ts'
import type { Writer } from './writer.ts'

/**
 * Makes an edit, after which the check finds nothing, and notes what was done. Content that cannot be edited in this way by
 * hand alone is left as it was, and the test is skipped with the reason: its writers are free.
 */
export async function tryEdit(writer: Writer, { make }: SoundEdit, context: TestContext): Promise<void> {
  try {
    await writer.undoing('on failure', async () => {
      await context.annotate(await make(writer))
      expect(writer.check().map(tell)).toEqual([])
    })
  } catch (error) {
    if (error instanceof NothingToPick || error instanceof NeedsThought) context.skip(error.message)
    throw error
  }
}
