import { statSync } from 'node:fs'
import type { ReadEntry } from './entry.ts'
import type { ReadResult } from './frontmatter.ts'
import { beginTrace, type Trace } from './trace.ts'

/**
 * What is kept from one load of the content to the next, so that a saved file costs what that file costs: the live preview
 * loads again at every change.
 */
export interface Memory {
  /** What a file was read as, or reads it anew when it has changed on the disk. */
  read: <Result extends ReadResult<unknown, unknown>>(path: string, read: () => Result) => Result
  /** The last form in which a file that is broken now was sound. */
  lastSound: (path: string) => ReadEntry | undefined
  /** What was made of an entry, or makes it anew when the entry or anything that was asked meanwhile has changed. */
  make: <Surroundings extends object, Outcome>(
    entry: ReadEntry,
    surroundings: Surroundings,
    make: (surroundings: Surroundings) => Outcome,
  ) => Outcome
}

interface Remembered {
  stamp: string
  result: ReadResult<unknown, unknown>
}

/** Makes an empty memory. */
export function createMemory(): Memory {
  const files = new Map<string, Remembered>()
  const sound = new Map<string, unknown>()
  const made = new WeakMap<ReadEntry, { trace: Trace<object>; outcome: unknown }>()
  return {
    read: (path, read) => {
      const stamp = stampOf(path)
      const known = files.get(path)
      if (known && known.stamp === stamp) return known.result as ReturnType<typeof read>
      const result = read()
      if (stamp === undefined) files.delete(path)
      else files.set(path, { stamp, result })
      if (result.ok) sound.set(path, result.value)
      return result
    },
    lastSound: (path) => sound.get(path) as ReadEntry | undefined,
    make: (entry, surroundings, make) => {
      const known = made.get(entry)
      if (known?.trace.isAnsweredBy(surroundings)) return known.outcome as ReturnType<typeof make>
      const trace = beginTrace(surroundings)
      const outcome = make(trace.traced)
      made.set(entry, { trace: trace as unknown as Trace<object>, outcome })
      return outcome
    },
  }
}

/**
 * What changes with every write to a file: its number, size and time of change in nanoseconds. A file that has vanished, or
 * that may not be looked at, has none, and reading it again tells why.
 */
export function stampOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
    return `${ino}:${size}:${mtimeNs}:${ctimeNs}`
  } catch {
    return undefined
  }
}
