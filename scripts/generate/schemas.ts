import { fileKinds } from '../../renderer/content/kinds/file-kinds.ts'
import { toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'

/** The JSON Schemas of the YAML files, each of which names its own in its first line, for editors. */
export function schemaFiles() {
  return fileKinds
    .filter(({ files }) => files.endsWith('.yaml'))
    .map(({ files, schema }) => ({
      path: `markdown/.schemas/${files.replace('.yaml', '.json')}`,
      content: `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    }))
}
