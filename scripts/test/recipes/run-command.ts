import { commands } from '../../commands.ts'
import { writeChanges } from '../../content-edits/changes.ts'
import { readKindWord } from '../../content-edits/named-content.ts'
import { planDeletion } from '../../delete/delete.ts'
import { readOptions } from '../../options.ts'
import { planRename } from '../../rename/rename.ts'
import { reviewLedger } from '../../review/review-ledger.ts'
import { tell } from '../edits/follow-check.ts'
import type { Writer } from '../edits/writer.ts'

/** What a line of a terminal calls: the command, and the words behind it. */
interface Call {
  name: keyof typeof commands
  words: string[]
}

/** Does what a line of a terminal does to the content; of commands that change nothing only the options are read. */
export async function runLine(writer: Writer, line: string): Promise<void> {
  const [, from, to] = /^(?:git )?mv markdown\/(\S+) markdown\/(\S+)$/.exec(line) ?? []
  const [, gone] = /^(?:git )?rm markdown\/(\S+)$/.exec(line) ?? []
  if (from && to) writer.rename(from, to)
  else if (gone) writer.remove(gone)
  else await runCall(writer, readCall(line))
}

/**
 * Reads the call of a command.
 *
 * @throws Error when there is no such command, or it does not take the words
 */
export function readCall(line: string): Call {
  const [, ran, short, words = ''] = /^npm (?:run ([a-z:]+)|(start|test))(?: -- (.+))?$/.exec(line) ?? []
  const name = Object.keys(commands).find((known): known is keyof typeof commands => known === (ran ?? short))
  if (!name) throw new Error(`there is no command ${line}`)
  const typed = [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
  readOptions(name, typed)
  return { name, words: typed }
}

async function runCall(writer: Writer, { name, words }: Call): Promise<void> {
  const [kind = '', ...title] = words
  if (name === 'new') await writer.create(kind, title.join(' '))
  if (name === 'rename' || name === 'delete') {
    const [word, id = '', to = ''] = words
    const kind = readKindWord(word, '')
    const { root, today } = writer
    const plan =
      name === 'rename' ? planRename(root, { kind, from: id, to }, today) : planDeletion(root, { kind, id }, today)
    writeChanges(root, plan.changes)
  }
  if (name === 'review') await reviewLedger({ root: writer.root, load: writer.look, reviewer: 'yes', say: () => {} })
  const [error] = name === 'check' ? writer.look().errors : []
  if (error) throw new Error(`the check finds: ${tell(error)}`)
}
