import type { z } from 'zod'
import type { FieldSchema } from '../schemas/roles.ts'
import { type CollectionName, collections, type SingleName, singles } from './collections.ts'

/** The schema of the files of a kind. */
export function schemaOf(kind: CollectionName | SingleName): z.ZodObject & FieldSchema {
  return kind in collections
    ? collections[kind as keyof typeof collections]
    : singles[kind as keyof typeof singles].schema
}
