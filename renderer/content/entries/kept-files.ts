import type { z } from 'zod'
import type { Ledger, relationsSchema } from '../figures/ledger.ts'
import type { phrasesSchema } from '../figures/phrases.ts'
import type { termsSchema } from '../terms/terms.ts'
import type { ParsedEntry } from './parsed-entry.ts'

/** What is kept of each kind of file from one load to the next: what was parsed of it, as plain data. */
export interface KeptContent {
  entry: ParsedEntry
  ledger: Pick<Ledger, 'figures'>
  relations: z.infer<typeof relationsSchema>
  phrases: z.infer<typeof phrasesSchema>
  terms: z.infer<typeof termsSchema>
}

/** What is kept of a file, by its name below the folder of the content, and the hash of its bytes. */
export interface KeptFile<Kind extends keyof KeptContent = keyof KeptContent> {
  kind: Kind
  name: string
  hash: string
  value: KeptContent[Kind]
}

/** Finds what was kept of a file; undefined if it has changed, or is new. */
export type FindKept = <Kind extends keyof KeptContent>(
  kind: Kind,
  name: string,
  hash: string,
) => KeptContent[Kind] | undefined

/** Keeps in memory what was parsed, from one load to the next. */
export function keepFiles() {
  let files = new Map<string, KeptFile>()
  const keyOf = (name: string, hash: string) => `${name} ${hash}`
  const findKept: FindKept = (kind, name, hash) => {
    const file = files.get(keyOf(name, hash))
    return file && isOfKind(file, kind) ? file.value : undefined
  }
  return {
    findKept,
    /** Keeps what a load gives, and nothing else. */
    keep: (loaded: readonly KeptFile[]): void => {
      files = new Map(loaded.map((file) => [keyOf(file.name, file.hash), file]))
    },
  }
}

/** Whether a file is one of a kind. */
export function isOfKind<Kind extends keyof KeptContent>(file: KeptFile, kind: Kind): file is KeptFile<Kind> {
  return file.kind === kind
}
