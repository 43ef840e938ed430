import type { FoundFile } from '../files/files.ts'
import { startOf } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import type { Body, Path, SourceFile } from './source-file.ts'
import { valueAt } from './validate.ts'

/** The readable part of a file with broken frontmatter: its text, and the valid fields. */
export interface Remainder extends Omit<SourceFile, 'release'> {
  /** Whether a field cannot be checked, because it or its name is wrong. */
  isUnsure: (field: string) => boolean
}

/** A content file that can be read in part. */
export interface BrokenEntry extends FoundFile {
  source: Remainder
}

/** The text below frontmatter that is not YAML, as written: a field that it does not name is certainly missing. */
export function remainderBelow(text: Body, yaml: string): Remainder {
  const locate = () => startOf(text.file)
  const isUnsure = (field: string) => new RegExp(`\\b${field}\\b`).test(yaml)
  return { ...text, fields: {}, locate, locateWithin: locate, isUnsure }
}

/** A file without the fields that do not fit their schema: each path leads to one that is wrong, missing or unknown. */
export function remainderWithout(source: SourceFile, faults: readonly Path[]): Remainder {
  const top = faults.flatMap(([name]) => (name === undefined ? [] : [String(name)]))
  // A missing field may be there under a mistyped name.
  const present = top.filter((name) => Object.hasOwn(source.fields, name))
  return {
    ...source,
    fields: without(source.fields, faults),
    isUnsure: (field) =>
      top.includes(field) || (!Object.hasOwn(source.fields, field) && nearest(field, present).length > 0),
  }
}

/** Fields without the values at some paths; the entries of a list keep their indices. */
function without(fields: SourceFile['fields'], paths: readonly Path[]): SourceFile['fields'] {
  // Copied as JSON, so that a value with two names becomes two.
  const rest: SourceFile['fields'] = JSON.parse(JSON.stringify(fields))
  for (const path of paths) {
    const around = valueAt(rest, path.slice(0, -1))
    const last = path.at(-1) ?? ''
    if (Array.isArray(around)) around[Number(last)] = undefined
    else if (typeof around === 'object' && around !== null) Reflect.deleteProperty(around, last)
  }
  return rest
}
