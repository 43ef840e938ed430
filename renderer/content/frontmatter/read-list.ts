import type { z } from 'zod'
import { placeProblems } from '../problems/place-problems.ts'
import { errorAt, type Problem, type ReadResult } from '../problems/problem.ts'
import type { FieldSchema } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'
import { findDeceiving } from '../texts/deceiving.ts'
import { readYaml } from './read-yaml.ts'
import type { SourceFile } from './source-file.ts'
import { validate } from './validate.ts'

/** Reads a file of lists, and checks it. */
export function readList<Schema extends z.ZodObject & FieldSchema>(
  file: string,
  text: string,
  schema: Schema,
): ReadResult<z.infer<Schema>> {
  const yaml = readYaml(file, text)
  if (!yaml.ok) return yaml
  const result = checkList(schema, { file, fields: yaml.value.fields })
  return result.ok ? result : { ok: false, problems: placeProblems(result.problems, () => text) }
}

/** Checks lists against their schema, and their texts for characters that deceive. */
export function checkList<Schema extends z.ZodObject & FieldSchema>(
  schema: Schema,
  source: Pick<SourceFile, 'file' | 'fields'>,
): ReadResult<z.infer<Schema>, Problem> {
  const result = validate(schema, source)
  const texts = result.ok ? textsIn(schema, result.value) : []
  const problems = texts.flatMap(({ text, path }) =>
    findDeceiving(text).map(({ index, message, fix }) =>
      errorAt({ file: source.file, path, index }, 'content/character', message, fix),
    ),
  )
  return problems.length > 0 ? { ok: false, problems } : result
}
