import { createLineCounter, errorAt, type FaultAt, type ReadResult } from '../problems/problem.ts'
import type { Fields } from '../schemas/roles.ts'
import { findFalseSpaces, findMisreadings } from './misreadings.ts'
import { explainSyntax } from './slips.ts'
import { fieldsOf, parseYaml, type YamlTree } from './yaml-tree.ts'

/** Reads a YAML mapping, which begins on the first line of the file, or says what is wrong with it. */
export function readYaml(file: string, source: string): ReadResult<{ fields: Fields; yaml: YamlTree }> {
  const refuse = (faults: readonly FaultAt[]): ReadResult<never> => {
    const lineOf = createLineCounter(source)
    const problems = faults.map(({ index, message, fix }) =>
      errorAt({ file, ...lineOf(index) }, 'frontmatter/yaml', message, fix),
    )
    return { ok: false, problems }
  }
  const spaces = findFalseSpaces(source)
  if (spaces.length > 0) return refuse(spaces)
  const tree = parseYaml(source)
  if (!tree.ok) return refuse([explainSyntax(tree, source)])
  const misreadings = findMisreadings(tree.value)
  if (misreadings.length > 0) return refuse(misreadings)
  const fields = fieldsOf(tree.value)
  if (!fields.ok) return refuse([explainSyntax(fields, source)])
  return { ok: true, value: { fields: fields.value, yaml: tree.value } }
}
