import type { FoundFile } from '../files/files.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import type { Memory } from '../memory/memory.ts'
import { placeIn } from '../problems/place-in.ts'
import type { Location } from '../problems/problem.ts'
import { findInLedger, findMentions, type Mention } from './mentions.ts'
import type { Named } from './named.ts'

/** A mention of a file, with its location for messages. */
export type PlacedMention = Mention & Location

/** Where to search for names. */
export interface FilesWithNames {
  files: readonly FoundFile[]
  /** The ledger, by its path on the disk and in messages. */
  ledger: Pick<FoundFile, 'path' | 'file'> | undefined
  textOf: Memory['textOf']
}

/** Every mention of a file in the files and the ledger. They are read again, which only happens if a name was lost. */
export function mentionsInFiles({ files, ledger, textOf }: FilesWithNames, named: Named): PlacedMention[] {
  const look = (file: Pick<FoundFile, 'path' | 'file'>, find: (text: string) => Mention[]): PlacedMention[] => {
    const read = textOf(file)
    if (!read.ok) return []
    const text = normaliseText(read.value)
    return find(text).map((mention) => ({ ...mention, file: file.file, ...placeIn(text, mention.start) }))
  }
  return [
    ...(ledger ? look(ledger, (text) => findInLedger(text, named)) : []),
    ...files.flatMap((file) => look(file, (text) => findMentions(text, file, named))),
  ]
}
