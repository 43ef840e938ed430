import { z } from 'zod'
import { limits } from '../files/limits.ts'
import { errorAt, type Path, type Problem, type ReadResult } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { isStandIn } from '../schemas/stand-in.ts'
import type { SourceFile } from './source-file.ts'
import { fixValue } from './value-slips.ts'

type Issue = z.core.$ZodIssue
type Fields = Pick<SourceFile, 'file' | 'fields'>

/** Checks fields against a schema: the typed values, or a problem for every fault at its node. */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  source: Fields,
): ReadResult<z.infer<Schema>, Problem> {
  // Each issue is of a part of the schema, which says what is known there.
  const parts = new Map<string, unknown>()
  const error = ({ path, inst }: z.core.$ZodRawIssue) => void parts.set(JSON.stringify(path ?? []), inst)
  const result = schema.safeParse(source.fields, { reportInput: true, error })
  if (result.success) return { ok: true, value: result.data }
  const { issues: found } = result.error
  // A value of the wrong type has no length: only its type is reported.
  const mistaken = new Set(found.flatMap((issue) => (issue.code === 'invalid_type' ? [keyOf(issue)] : [])))
  // As many as are reported, and one to show that there are more.
  const enough = limits.problems + 1
  const issues = found.filter((issue) => issue.code === 'invalid_type' || !mistaken.has(keyOf(issue))).slice(0, enough)
  const told = issues.filter((issue) => !isMissing(issue, source) || !isMistyped(issue, issues))
  const problems = told.flatMap((issue) => explainIssue(issue, source, parts.get(keyOf(issue))))
  return { ok: false, problems: problems.slice(0, enough) }
}

function keyOf({ path }: Issue): string {
  return JSON.stringify(path)
}

function isMissing({ code, path }: Issue, { fields }: Fields): boolean {
  return code !== 'unrecognized_keys' && code !== 'custom' && valueAt(fields, path) === undefined
}

function valueAt(fields: unknown, path: Issue['path']): unknown {
  return path.reduce<unknown>((value, part) => Object(value)[part], fields)
}

/** A mistyped field is unknown under one name and missing under the other: one fault, reported once. */
function isMistyped(issue: Issue, issues: readonly Issue[]): boolean {
  const around = JSON.stringify(issue.path.slice(0, -1))
  const isLike = (name: string) => nearest(name, [String(issue.path.at(-1))]).length > 0
  return issues.some(
    (other) => other.code === 'unrecognized_keys' && keyOf(other) === around && other.keys.some(isLike),
  )
}

function explainIssue(issue: Issue, source: Fields, schema: unknown): Problem[] {
  const { file } = source
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys') {
    const where = path.length > 0 ? ` in ${describePath(path)}` : ''
    return issue.keys.map((key) => {
      const place = { file, path: [...path, key], part: 'key' as const }
      return errorAt(place, 'frontmatter/unknown-field', `there is no field \`${key}\`${where}`, fixKey(key, schema))
    })
  }
  if (isMissing(issue, source)) {
    const described = schema instanceof z.ZodType && schema.description
    const message = `the field ${describePath(path)} is missing`
    const fix = described ? `it is ${described}` : issue.message
    return [errorAt({ file, path: path.slice(0, -1) }, 'frontmatter/missing-field', message, fix)]
  }
  const value = valueAt(source.fields, path)
  const expected = expectation(issue)
  const message = `${describePath(path)}: ${expected}${foundIn(issue, value)}`
  const fix = ownFix(issue, value) ?? fixValue(expected, show(value))
  return [errorAt({ file, path }, 'frontmatter/value', message, fix)]
}

/** A path as a writer counts: `url` of entry 2 of `links`. */
function describePath(path: Path): string {
  const names = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `\`${part}\``))
  return names.reverse().join(' of ') || 'the frontmatter'
}

function fixKey(key: string, schema: unknown): string {
  const shape = shapeOf(schema)
  const known = Object.keys(shape)
  const owner = known.find((name) => Object.hasOwn(shapeOf(shape[name]), key))
  return (
    didYouMean(key, known) ||
    (owner
      ? `it belongs to \`${owner}\`: put two spaces before it, on the line below \`${owner}:\``
      : `the fields here are ${known.map((field) => `\`${field}\``).join(', ')}`)
  )
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return shapeOf(schema.unwrap())
  return schema instanceof z.ZodObject ? schema.shape : {}
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields, each as `name: value`',
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `expected ${typeNames[issue.expected] ?? issue.expected}`
  const choices = choicesOf(issue).map((choice) => show(choice))
  return choices.length > 0 ? `expected ${choices.join(', ')}` : issue.message
}

/** The values of which one is expected, such as that by which variants of fields are told apart. */
function choicesOf(issue: Issue): unknown[] {
  const choices = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options ?? []) : []
  return choices.filter((choice) => !isStandIn(String(choice)))
}

/** What stands there in the place of what was expected, unless the message says it. */
function foundIn({ code, message }: Issue, value: unknown): string {
  if (code === 'custom' && (typeof value === 'object' || !message.startsWith('expected'))) return ''
  if (code !== 'too_small' && code !== 'too_big') return `, found ${show(value, shorten)}`
  return Array.isArray(value) ? `, found ${value.length}` : ''
}

function show(value: unknown, cut = (text: string) => text): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'fields'
  return value === null ? 'nothing' : typeof value === 'string' ? `"${cut(value)}"` : String(value)
}

/** What the schema itself says, or which of a few values that code relies on is meant. */
function ownFix(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'custom') return typeof issue.params?.fix === 'string' ? issue.params.fix : undefined
  const choices = choicesOf(issue).map(String)
  if (typeof value !== 'string' || choices.length < 2) return undefined
  return `${didYouMean(value, choices) || 'write one of these;'} a developer adds others`
}
