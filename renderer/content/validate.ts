import { z } from 'zod'
import type { YamlFields } from './frontmatter.ts'
import { mendValue } from './mend-value.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './suggest.ts'

type Issue = z.core.$ZodIssue

/**
 * Holds fields against a schema.
 *
 * @returns the typed data, or a problem for every fault, each at the very node that it is about
 */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  source: YamlFields,
): { ok: true; data: z.infer<Schema> } | { ok: false; problems: Problem[] } {
  const result = schema.safeParse(source.fields, { reportInput: true })
  if (result.success) return { ok: true, data: result.data }
  return { ok: false, problems: result.error.issues.flatMap((issue) => explain(issue, source, schema)) }
}

function explain(issue: Issue, source: YamlFields, schema: z.ZodObject): Problem[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  const name = path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path)
    return issue.keys.map((key) => ({
      ...source.locate([...path, key], 'key'),
      severity: 'error',
      rule: 'frontmatter/unknown-field',
      message: `there is no field \`${key}\`${name ? ` in \`${name}\`` : ''}`,
      mend: didYouMean(key, known) || `the fields here are ${known.map((field) => `\`${field}\``).join(', ')}`,
    }))
  }
  const missing = issue.input === undefined
  return [
    {
      ...source.locate(missing ? path.slice(0, -1) : path),
      severity: 'error',
      rule: missing ? 'frontmatter/missing-field' : 'frontmatter/value',
      message: missing ? `the field \`${name}\` is missing` : `\`${name}\`: ${expectation(issue)}`,
      ...mend(issue, schemaAt(schema, path), missing),
    },
  ]
}

function mend(issue: Issue, schema: z.ZodType | undefined, missing: boolean): { mend?: string } {
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    const suggestion = didYouMean(issue.input, issue.values.map(String))
    if (suggestion) return { mend: suggestion }
  }
  const value = mendValue(issue)
  if (value) return { mend: value }
  return missing && schema?.description ? { mend: `it is ${schema.description}` } : {}
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('expected')
        ? issue.message
        : `expected ${article(issue.expected)}, found ${show(issue.input)}`
    case 'invalid_value':
      return `expected ${issue.values.map(show).join(', ')}, found ${show(issue.input)}`
    case 'invalid_union':
    case 'custom':
    case 'invalid_format':
      return `${issue.message}, found ${show(issue.input)}`
    default:
      return issue.message
  }
}

function article(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'fields, each as `name: value`',
  }
  return names[type] ?? type
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'fields'
  return value === null ? 'nothing' : typeof value === 'string' ? `"${value}"` : String(value)
}

function knownKeys(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const found = schemaAt(schema, path)
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

/** The schema of the value at a path, through optional fields, defaults and lists. */
function schemaAt(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema
  for (const part of path) {
    current = unwrap(current)
    if (current instanceof z.ZodObject) current = current.shape[part]
    else if (current instanceof z.ZodArray) current = current.element
    else return undefined
  }
  const described = current instanceof z.ZodType ? current : undefined
  return described?.description ? described : (unwrap(described) as z.ZodType | undefined)
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap())
  return schema
}
