import type { z } from 'zod'
import { placeProblems } from '../problems/place-problems.ts'
import { errorAt, type ReadResult } from '../problems/problem.ts'
import type { FieldSchema } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'
import { findDeceiving } from '../texts/deceiving.ts'
import { readYaml } from './read-yaml.ts'
import { validate } from './validate.ts'

/** Reads a file of lists, such as the ledger, and checks it against its schema, and its texts for characters that deceive. */
export function readList<Schema extends z.ZodObject & FieldSchema>(
  file: string,
  text: string,
  schema: Schema,
): ReadResult<z.infer<Schema>> {
  const yaml = readYaml(file, text)
  if (!yaml.ok) return yaml
  const result = validate(schema, { file, fields: yaml.value.fields })
  const problems = result.ok
    ? textsIn(schema, result.data).flatMap(({ text: words, path }) =>
        findDeceiving(words).map(({ index, message, fix }) =>
          errorAt({ file, path, index }, 'content/character', message, fix),
        ),
      )
    : result.problems
  if (!result.ok || problems.length > 0) return { ok: false, problems: placeProblems(problems, () => text) }
  return { ok: true, value: result.data }
}
