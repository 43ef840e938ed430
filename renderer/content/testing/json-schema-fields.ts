import type { JsonSchema } from '../schemas/json-schema.ts'

/** A field within a schema, with the path to it: `milestones`, `milestones.deadline`. */
export interface SchemaField {
  path: readonly string[]
  schema: JsonSchema
}

/** Every field of a schema, at any depth, each before those within it. */
export function fieldsOf(schema: JsonSchema, path: readonly string[] = []): SchemaField[] {
  const within = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((part) => part !== undefined)
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]): SchemaField[] => [
    { path: [...path, name], schema: field },
    ...fieldsOf(field, [...path, name]),
  ])
  return [...fields, ...within.flatMap((part) => fieldsOf(part, path))]
}
