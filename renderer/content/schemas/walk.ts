import { z } from 'zod'
import { memoize } from '../memoize.ts'
import type { Path } from '../problems/problem.ts'
import { type FieldSchema, type Fields, type Role, roles } from './roles.ts'

/** A value in the fields of a file, and what it means. */
interface FoundValue {
  value: unknown
  role: Role
  path: Path
  /** The fields around it. */
  beside: Fields
}

/** What the fields of a group mean. A list of figures means what one figure does. */
type Plan = Role | Map<string, Plan>

/** Every value in fields that fit the schema or a part of it, with its role, in the order of the file. */
export function valuesIn(schema: FieldSchema, data: Fields): FoundValue[] {
  return collect(planOf(schema), data, [], data, [])
}

/** The same for the texts alone. */
export function textsIn(schema: FieldSchema, data: Fields) {
  return valuesIn(schema, data).flatMap(({ value, ...place }) =>
    typeof value === 'string' ? [{ text: value, ...place }] : [],
  )
}

function collect(plan: Plan, value: unknown, path: Path, beside: Fields, values: FoundValue[]): FoundValue[] {
  if (value === undefined || value === null) return values
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) collect(plan, item, [...path, index], beside, values)
  else if (!(plan instanceof Map)) values.push({ value, role: plan, path, beside })
  else if (typeof value === 'object')
    for (const [name, item] of Object.entries(value)) {
      const part = plan.get(name)
      if (part) collect(part, item, [...path, name], value as Fields, values)
    }
  return values
}

/** Thousands of files have the same few schemas. */
const planOf = memoize((schema: FieldSchema) => makePlan(schema, 'the schema'))

function makePlan(schema: z.core.$ZodType, name: string): Plan {
  const field = roles.get(schema)
  if (field) return field.role
  if (schema instanceof z.ZodObject)
    return new Map(Object.entries(schema.shape).map(([part, inner]) => [part, makePlan(inner, part)]))
  if (schema instanceof z.ZodUnion) {
    const options: Plan[] = schema.options.map((option) => makePlan(option, name))
    return new Map(options.filter((option) => option instanceof Map).flatMap((option) => [...option]))
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodArray)
    return makePlan(schema.unwrap(), name)
  throw new Error(`the values in \`${name}\` cannot be found: ${schema._zod.def.type} is not known here`)
}
