import type { ReadEntry } from '../entries/entry.ts'
import type { FoundFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { guard } from '../problems/guard.ts'
import type { ReadResult } from '../problems/problem.ts'
import type { Codec } from './codec.ts'
import { hashParts } from './hash.ts'
import { make, type Product, type Store, storeInMemory } from './make.ts'
import { stampOf } from './stamp.ts'

type FilePlace = Pick<FoundFile, 'path' | 'file'>

/** How a memory keeps things. */
interface MemoryOptions {
  /** Where results outlive the process; nowhere by default. */
  store?: Store
  /**
   * Whether the process keeps texts and results, too, so that each further load is quick; by default unless there is a store.
   * Without it, thousands of pages need little memory.
   */
  isResident?: boolean
}

/**
 * Kept from one load of the content to the next, so that a saved file costs only its own work: the live preview
 * loads again at every change. With a store it outlives the process.
 */
export type Memory = ReturnType<typeof createMemory>

/** Makes a memory, empty except for the content of the store. */
export function createMemory({ store, isResident = store === undefined }: MemoryOptions = {}) {
  const files = new Map<string, { stamp?: string; result: ReadResult<object> }>()
  /** The hash of the text that each value was read from, and the store of its results, which may be its own. */
  const origins = new WeakMap<object, { key: string; place: Store }>()

  const readAnew = <Value extends object, Kept>(file: FilePlace, codec: Codec<Value, Kept>) => {
    const text = readText(file)
    if (!text.ok) return text
    const key = hashParts([file.file, text.value])
    const kept = store?.read('files', key) as Kept | undefined
    const parse = () =>
      guard<ReadResult<Value>>(
        file.file,
        () => codec.parse(text.value),
        (problem) => ({ ok: false, problems: [problem] }),
      )
    const result = kept === undefined ? parse() : { ok: true as const, value: codec.decode(kept, text.value) }
    if (!result.ok) return result
    if (kept === undefined) store?.write('files', key, codec.encode(result.value))
    origins.set(result.value, { key, place: store && !isResident ? store : storeInMemory(store) })
    return result
  }

  return {
    /** Reads a file, or returns the last result if it has not changed since. */
    read: <Value extends object, Kept>(file: FilePlace, codec: Codec<Value, Kept>) => {
      const stamp = stampOf(file.path)
      const known = files.get(file.path)
      if (known && stamp !== undefined && known.stamp === stamp) return known.result as ReadResult<Value>
      const result = readAnew(file, codec)
      files.set(file.path, { stamp, result })
      return result
    },
    /** Returns the part that was made of an entry, or makes it again if the entry or anything it looked up has changed. */
    make: <Surroundings extends object, Outcome, Body = undefined>(
      entry: ReadEntry,
      part: string,
      surroundings: Surroundings,
      work: (surroundings: Surroundings) => Product<Outcome, Body>,
    ) => {
      const { key, place } = origins.get(entry) ?? { key: '', place: storeInMemory() }
      return make(place, part, { key, surroundings }, work)
    },
  }
}
