import type { ReadEntry } from '../entries/entry.ts'
import type { FoundFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { ChangedMeanwhile, guard } from '../problems/guard.ts'
import type { ReadResult } from '../problems/problem.ts'
import type { Codec } from './codec.ts'
import { hashParts } from './hash.ts'
import { type Made, make, type Product, type Store, storeInMemory } from './make.ts'
import { stampOf } from './stamp.ts'

/**
 * Kept from one load of the content to the next, so that a saved file costs only its own work: the live preview
 * loads again at every change. With a store it outlives the process.
 */
export interface Memory {
  /** Reads a file, or returns the last result if it has not changed since. */
  read: <Value extends object, Kept, Rest = never>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ) => ReadResult<Value, Rest>
  /** The current text of a file: that of an editor, if it is not saved yet. */
  textOf: (file: Pick<FoundFile, 'path' | 'file'>) => ReadResult<string>
  /** The last good version of a file that is broken now. */
  lastSound: (path: string) => ReadEntry | undefined
  /**
   * Returns what was made of an entry, or makes it again if the entry or anything it looked up has changed.
   *
   * @param part the name of what is made; different results of one entry have different names
   */
  make: <Surroundings extends object, Outcome, Body = undefined>(
    entry: ReadEntry,
    part: string,
    surroundings: Surroundings,
    work: (surroundings: Surroundings) => Product<Outcome, Body>,
  ) => Made<Outcome, Body>
}

interface Remembered {
  stamp: string
  result: ReadResult<object, unknown>
}

/** A file open in an editor with unsaved changes. */
export interface UnsavedText {
  text: string
  /** Different for each text. */
  stamp: string
}

/** How a memory keeps things. */
export interface MemoryOptions {
  /** Where results outlive the process; nowhere by default. */
  store?: Store
  /**
   * Whether the process keeps texts and results, too, so that each further load is quick; by default unless there is a store.
   * Without it, thousands of pages need little memory.
   */
  isResident?: boolean
  /** Returns the text that replaces a file on the disk, by its path. */
  unsaved?: (path: string) => UnsavedText | undefined
}

/** Makes a memory, empty except for the content of the store. */
export function createMemory({
  store,
  isResident = store === undefined,
  unsaved = () => undefined,
}: MemoryOptions = {}): Memory {
  const files = new Map<string, Remembered>()
  const sound = new Map<string, object>()
  /** The hash of the text that each value was read from, and the store of its results, which may be its own. */
  const origins = new WeakMap<object, { key: string; place: Store }>()

  const readAnew = <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ): ReadResult<Value, Rest> => {
    const text = readText(file, unsaved(file.path)?.text)
    if (!text.ok) return text
    const key = keyOf(file, text.value)
    const kept = store?.read('files', key) as Kept | undefined
    const again = isResident ? hold(text.value) : fetchLater(file, key)
    const result = kept === undefined ? parse(file, codec, { text: text.value, again }) : undefined
    if (result && !result.ok) return result
    if (result) store?.write('files', key, codec.encode(result.value))
    const value = result ? result.value : codec.decode(kept as Kept, again)
    origins.set(value, { key, place: store && !isResident ? store : storeInMemory(store) })
    return { ok: true, value }
  }

  const read = <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ): ReadResult<Value, Rest> => {
    const stamp = unsaved(file.path)?.stamp ?? stampOf(file.path)
    const known = files.get(file.path)
    if (known && known.stamp === stamp) return known.result as ReadResult<Value, Rest>
    const result = readAnew(file, codec)
    if (stamp === undefined) files.delete(file.path)
    else files.set(file.path, { stamp, result })
    if (result.ok) sound.set(file.path, result.value)
    return result
  }

  return {
    read,
    textOf: (file) => readText(file, unsaved(file.path)?.text),
    lastSound: (path) => sound.get(path) as ReadEntry | undefined,
    make: (entry, part, surroundings, work) => {
      const { key, place } = origins.get(entry) ?? { key: '', place: storeInMemory() }
      return make(place, part, { key, surroundings }, work)
    },
  }
}

function parse<Value, Kept, Rest>(
  { file }: Pick<FoundFile, 'file'>,
  codec: Codec<Value, Kept, Rest>,
  { text, again }: { text: string; again: () => string },
): ReadResult<Value, Rest> {
  return guard<ReadResult<Value, Rest>>(
    file,
    () => codec.parse(text, again),
    (problem) => ({ ok: false, problems: [problem] }),
  )
}

function keyOf({ file }: Pick<FoundFile, 'file'>, text: string): string {
  return hashParts([file, text])
}

function hold(text: string): () => string {
  return () => text
}

/** The text of a file that was read before and is fetched only when it is needed. */
function fetchLater(file: Pick<FoundFile, 'path' | 'file'>, key: string): () => string {
  return () => {
    const text = readText(file)
    if (text.ok && keyOf(file, text.value) === key) return text.value
    throw new ChangedMeanwhile(`${file.file} has changed while it was read: run the command again`)
  }
}
