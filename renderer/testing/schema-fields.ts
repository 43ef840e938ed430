import { z } from 'zod'

/** A field of a schema, and what stands in it. */
export interface SchemaField {
  /** Its path from the root: `pilots.stats.value`. */
  name: string
  /** The schema as it stands in its object; kinds of files that share a field share this, too. */
  schema: z.core.$ZodType
  /** What the data hold there. */
  values: readonly unknown[]
  /** The values that it may have, where those are fixed. */
  choices: readonly unknown[]
}

/** Every field within a schema, through lists, defaults and optional fields, with what some data hold there. */
export function fieldsOf(schema: z.core.$ZodType, name: string, data: readonly unknown[]): SchemaField[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element, name, data.flat())
  if (!(inner instanceof z.ZodObject)) return []
  const parts: Readonly<Record<string, z.core.$ZodType>> = inner.shape
  return Object.entries(parts).flatMap(([key, part]) => {
    const path = `${name}.${key}`
    const values = data.flatMap((item) => (isObject(item) && item[key] !== undefined ? [item[key]] : []))
    return [{ name: path, schema: part, values, choices: choicesOf(part) }, ...fieldsOf(part, path, values)]
  })
}

function choicesOf(schema: z.core.$ZodType): readonly unknown[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodEnum ? inner.options : []
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
