import { groupBy } from '../figures/group-by.ts'
import type { FoundFile } from '../files/files.ts'
import { startOf } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import type { Body, Path, SourceFile } from './source-file.ts'

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
    fields: without(source.fields, faults) as SourceFile['fields'],
    isUnsure: (field) =>
      top.includes(field) || (!Object.hasOwn(source.fields, field) && nearest(field, present).length > 0),
  }
}

/**
 * A value without those at some paths; the entries of a list keep their indices. It is copied along the paths alone,
 * since a value of YAML may contain itself.
 */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  const below = groupBy(paths, ([first]) => String(first))
  const rest = (key: string | number) => (below.get(String(key)) ?? []).map((path) => path.slice(1))
  if (Array.isArray(value)) return value.map((item, index) => without(item, rest(index)))
  const left = Object.entries(value).map(([key, item]) => [key, without(item, rest(key))] as const)
  return Object.fromEntries(left.filter(([, item]) => item !== undefined))
}
