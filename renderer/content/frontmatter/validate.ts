import { z } from 'zod'
import { limits } from '../files/limits.ts'
import { errorAt, type Path, type Problem } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { isStandIn } from '../schemas/stand-in.ts'
import { fixValue } from './fix-value.ts'
import type { SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue
type Fields = Pick<SourceFile, 'file' | 'fields'>

/** As many faults as are reported, and one to show that there are more. */
const enough = limits.problems + 1

/** Checks fields against a schema: the typed data, or a problem for every fault at its node. */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  source: Fields,
): { ok: true; data: z.infer<Schema> } | { ok: false; problems: Problem[] } {
  const result = schema.safeParse(source.fields, { reportInput: true })
  if (result.success) return { ok: true, data: result.data }
  const issues = firstOfEach(result.error.issues).map((issue) => asChoice(issue, source.fields))
  const missing = issues.filter(isMissing).map(({ path }) => path)
  const problems = issues.slice(0, enough).flatMap((issue) => explainIssue(issue, source, schema, missing))
  // A mistyped field is unknown under one name and missing under the other: one fault, reported once.
  const mistyped = new Set(problems.flatMap(({ meant = [] }) => meant.map(missingField)))
  return {
    ok: false,
    problems: problems.filter(({ message }) => !mistyped.has(message)).map(({ meant, ...problem }) => problem),
  }
}

/** A value of the wrong type has no length: only its type is reported. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path }: Issue) => JSON.stringify(path)
  const wrong = new Map(issues.filter(({ code }) => code === 'invalid_type').map((issue) => [keyOf(issue), issue]))
  return issues.filter((issue) => (wrong.get(keyOf(issue)) ?? issue) === issue)
}

function pathOf({ path }: Issue): (string | number)[] {
  return path.filter((part) => typeof part !== 'symbol')
}

function isMissing(issue: Issue): boolean {
  return issue.code !== 'unrecognized_keys' && issue.input === undefined
}

function explainIssue(
  issue: Issue,
  source: Fields,
  schema: z.ZodObject,
  missingPaths: readonly Issue['path'][],
): (Problem & { meant?: Path[] })[] {
  const path = pathOf(issue)
  const { file } = source
  if (issue.code === 'unrecognized_keys') {
    const where = path.length > 0 ? ` in ${describePath(path)}` : ''
    const missing = missingPaths
      .filter((other) => other.length === path.length + 1 && path.every((part, index) => part === other[index]))
      .map((other) => String(other.at(-1)))
    return issue.keys.slice(0, enough).map((key) => {
      const meant = nearest(key, missing)
      const place = { file, path: [...path, key], part: 'key' as const }
      const fix = fixKey(key, meant, schemaAt(schema, path, source.fields))
      const problem = errorAt(place, 'frontmatter/unknown-field', `there is no field \`${key}\`${where}`, fix)
      return { ...problem, meant: meant.map((name) => [...path, name]) }
    })
  }
  const found = schemaAt(schema, path, source.fields)
  if (isMissing(issue)) {
    const fix = fixValue(issue) ?? (found?.description && `it is ${found.description}`)
    return [errorAt({ file, path: path.slice(0, -1) }, 'frontmatter/missing-field', missingField(path), fix)]
  }
  const message = `${describePath(path)}: ${expectation(issue, valueAt(source.fields, path))}`
  return [errorAt({ file, path }, 'frontmatter/value', message, fixValue(issue) ?? fixFields(issue, found))]
}

function missingField(path: Path): string {
  return `the field ${describePath(path)} is missing`
}

/** The discriminator of variants is a choice like any other. */
function asChoice(issue: Issue, fields: unknown): Issue {
  if (issue.code !== 'invalid_union' || !('options' in issue) || !issue.options) return issue
  const values = issue.options.filter((option) => typeof option === 'string')
  return { ...issue, code: 'invalid_value', values, input: valueAt(fields, pathOf(issue)) }
}

/** A path as a writer counts: `url` of entry 2 of `links`. */
function describePath(path: Path): string {
  const names = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `\`${part}\``))
  return names.reverse().join(' of ') || 'the frontmatter'
}

function fixKey(key: string, meant: readonly string[], schema: z.ZodType | undefined): string {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const known = Object.keys(shape)
  const suggestion = didYouMean(key, meant) || didYouMean(key, known)
  if (suggestion) return suggestion
  const owner = known.find((name) => Object.hasOwn(shapeOf(shape[name]), key))
  if (owner) return `it belongs to \`${owner}\`: put two spaces before it, on the line below \`${owner}:\``
  return `the fields here are ${known.map((field) => `\`${field}\``).join(', ')}`
}

/** The fields that are expected where there is a single value. */
function fixFields(issue: Issue, schema: z.ZodType | undefined): string | undefined {
  const names = issue.code === 'invalid_type' && issue.expected === 'object' ? Object.keys(shapeOf(schema)) : []
  return names.length > 0
    ? `its fields are ${names.map((name) => `\`${name}\``).join(', ')}, each on a line of its own with two spaces before it`
    : undefined
}

function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  const found = unwrap(schema)
  return found instanceof z.ZodObject ? found.shape : {}
}

/** The value at a path: a refinement of several fields is not passed the one at fault. */
function valueAt(fields: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => Object(value)[part], fields)
}

function expectation(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}, found ${show(issue.input)}`
    case 'invalid_value':
      return `expected ${issue.values
        .filter((value) => !isStandIn(String(value)))
        .map(show)
        .join(', ')}, found ${show(issue.input)}`
    case 'custom':
      return typeof value === 'object' || !issue.message.startsWith('expected')
        ? issue.message
        : `${issue.message}, found ${show(value)}`
    case 'invalid_union':
    case 'invalid_format':
      return `${issue.message}, found ${show(issue.input)}`
    case 'too_small':
    case 'too_big':
      return Array.isArray(issue.input) ? `${issue.message}, found ${issue.input.length}` : issue.message
    default:
      return issue.message
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields, each as `name: value`',
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'fields'
  return value === null ? 'nothing' : typeof value === 'string' ? `"${shorten(value)}"` : String(value)
}

/** The schema of the value at a path, through optional fields, defaults, lists and, by what they hold, variants. */
function schemaAt(schema: z.core.$ZodType | undefined, [part, ...rest]: Path, value: unknown): z.ZodType | undefined {
  const inner = variantFor(schema, value)
  if (part === undefined) {
    const isDescribed = inner === unwrap(schema) && schema instanceof z.ZodType && schema.description
    const found = isDescribed ? schema : inner
    return found instanceof z.ZodType ? found : undefined
  }
  const below = Object(value)[part]
  if (inner instanceof z.ZodObject) return schemaAt(inner.shape[part], rest, below)
  return inner instanceof z.ZodArray ? schemaAt(inner.element, rest, below) : undefined
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap())
  return schema
}

/** The variant that a value belongs to, by its discriminator. */
function variantFor(schema: z.core.$ZodType | undefined, value: unknown): z.core.$ZodType | undefined {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return inner
  const { discriminator, options } = inner._zod.def
  return options.find((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
    return literal instanceof z.ZodType && literal.safeParse(Object(value)[discriminator]).success
  })
}
