import type { z } from 'zod'
import { ledgerSchema } from '../figures/ledger.ts'
import { phrasesSchema } from '../figures/phrases.ts'
import { collections, singles } from './collections.ts'
import type { ContentKind } from './routes.ts'

/** A kind of file that writers edit. */
export interface FileKind {
  name: ContentKind | 'ledger' | 'phrases'
  /** Its files, as a glob below the root of the content: `pilots/*.md`. */
  files: string
  schema: z.ZodObject
}

/** Every kind of file that writers edit, in the order in which the guide tells of them. */
export const fileKinds: readonly FileKind[] = [
  ...Object.entries(collections).map(([name, schema]) => ({
    name: name as keyof typeof collections,
    files: `${name}/*.md`,
    schema,
  })),
  ...Object.entries(singles).map(([name, { file, schema }]) => ({
    name: name as keyof typeof singles,
    files: file,
    schema,
  })),
  { name: 'ledger', files: 'ledger.yaml', schema: ledgerSchema },
  { name: 'phrases', files: 'phrases.yaml', schema: phrasesSchema },
]
