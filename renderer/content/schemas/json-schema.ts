import { z } from 'zod'

/** A JSON Schema as zod generates it from ours: the few keywords that the guide needs. None is a boolean. */
export interface JsonSchema {
  description?: string
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  minItems?: number
  maxItems?: number
}

/** The JSON Schema of a file as it is typed, in draft 7; what only code can decide is left to the check. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema
}

/** An example of what a schema describes: its own first one, otherwise one assembled from the fields that it must have. */
export function exampleOf(schema: JsonSchema): unknown {
  const { type, examples, const: only, enum: choices, properties, items, anyOf, oneOf, required } = schema
  const given = examples?.[0] ?? only ?? choices?.[0]
  if (given !== undefined) return given
  if (type === 'boolean') return true
  if (properties) {
    const wanted = Object.entries(properties).filter(([name]) => required?.includes(name))
    return Object.fromEntries(wanted.map(([name, field]) => [name, exampleOf(field)]))
  }
  if (items) return [exampleOf(items)]
  const [variant] = anyOf ?? oneOf ?? []
  if (variant) return exampleOf(variant)
  throw new Error(`there is no example of ${JSON.stringify(schema)}`)
}
