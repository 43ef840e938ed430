import { correctFigures, correctSum } from './figure-edits.ts'
import { addPilot, publishDraft, renamePartner, renamePilot } from './file-edits.ts'
import { followCheck } from './follow-check.ts'
import { postponeSummits } from './summit-edit.ts'
import type { Writer } from './writer.ts'

/** What a writer does to the content, everywhere it has to be done. */
export interface SoundEdit {
  name: string
  /**
   * Does it, and says what was done.
   *
   * @throws NothingToPick when the content has nothing that can be edited in this way
   * @throws NeedsThought when the content wants more than a hand: its writer could go on
   */
  make: (writer: Writer) => Promise<string>
}

/** The edits, in an order in which each may follow those before it. */
export const soundEdits: readonly SoundEdit[] = [
  { name: 'corrects figures, each in its file and in the ledger', make: correctFigures },
  { name: 'corrects a part of a sum and the sum', make: correctSum },
  { name: 'changes the email address', make: changeEmail },
  { name: 'adds a pilot with figures and a plan', make: addPilot },
  { name: 'publishes a draft', make: publishDraft },
  { name: 'postpones the summits by a year', make: postponeSummits },
  { name: 'renames a partner', make: renamePartner },
  { name: 'renames a pilot', make: renamePilot },
]

async function changeEmail(writer: Writer): Promise<string> {
  const { site } = writer.look()
  const before = site?.settings.data.email.address ?? ''
  const after = `letters-${before}`
  const files = writer.files().filter((file) => writer.read(file).includes(before))
  for (const file of files) writer.edit(file, (text) => text.replaceAll(before, after))
  followCheck(writer)
  return `${before} became ${after} in ${files.join(', ')}`
}
