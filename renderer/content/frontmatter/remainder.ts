import type { FoundFile } from '../files/files.ts'
import { startOf } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import type { Path, SourceFile } from './source-file.ts'

/** The readable part of a file with broken frontmatter: its text, and the valid fields. */
export interface Remainder
  extends Pick<SourceFile, 'file' | 'body' | 'bodyLine' | 'fields' | 'locate' | 'locateWithin'> {
  /** Whether a field cannot be checked, because it or its name is wrong. */
  isUnsure: (field: string) => boolean
}

/** A content file that can be read in part. */
export interface BrokenEntry extends FoundFile {
  source: Remainder
}

/**
 * The text below frontmatter that is not YAML.
 *
 * @param yaml the frontmatter as written: a field that it does not name is certainly missing
 */
export function remainderBelow(text: Pick<SourceFile, 'file' | 'body' | 'bodyLine'>, yaml: string): Remainder {
  const locate = () => startOf(text.file)
  const isUnsure = (field: string) => new RegExp(`\\b${field}\\b`).test(yaml)
  return { ...text, fields: {}, locate, locateWithin: locate, isUnsure }
}

/**
 * A file without the fields that do not fit their schema.
 *
 * @param faults the path of each field that does not fit, or is missing or unknown
 */
export function remainderWithout(source: SourceFile, faults: readonly Path[]): Remainder {
  const top = faults.flatMap(([name]) => (name === undefined ? [] : [String(name)]))
  // A missing field may be there under a mistyped name.
  const present = top.filter((name) => Object.hasOwn(source.fields, name))
  return {
    ...source,
    fields: takeOut(source.fields, faults) as SourceFile['fields'],
    isUnsure: (field) =>
      top.includes(field) || (!Object.hasOwn(source.fields, field) && nearest(field, present).length > 0),
  }
}

/** A value without the values at some paths; the entries of a list keep their indices. */
function takeOut(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  const below = new Map<string, Path[]>()
  for (const [first, ...deeper] of paths) {
    const others = below.get(String(first))
    if (others) others.push(deeper)
    else below.set(String(first), [deeper])
  }
  const rest = (key: string | number) => below.get(String(key)) ?? []
  if (Array.isArray(value)) return value.map((item, index) => takeOut(item, rest(index)))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const left = takeOut(item, rest(key))
      return left === undefined ? [] : [[key, left]]
    }),
  )
}
