import { statSync } from 'node:fs'
import type { ReadEntry } from '../entries/entry.ts'
import type { FoundFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { guard } from '../problems/guard.ts'
import type { ReadResult } from '../problems/read-result.ts'
import type { Codec } from './codec.ts'
import { hashParts } from './hash.ts'
import { type Made, make, type Product, type Store, storeInMemory } from './make.ts'

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
  /** Reads a file only if it was read before, in this process or another; returns whether it was. */
  recall: <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ) => boolean
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

/**
 * Makes a memory, empty except for the content of the store.
 *
 * @param unsaved returns the text that replaces a file on the disk, by its path
 */
export function createMemory(
  store?: Store,
  unsaved: (path: string) => UnsavedText | undefined = () => undefined,
): Memory {
  const files = new Map<string, Remembered>()
  const sound = new Map<string, object>()
  /** The hash of the text that each value was read from, and the store of its results: its own, if none is given. */
  const origins = new WeakMap<object, { key: string; place: Store }>()

  const readAnew = <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
    mayParse: boolean,
  ): ReadResult<Value, Rest> | undefined => {
    const text = readText(file, unsaved(file.path)?.text)
    if (!text.ok) return text
    const key = keyOf(file, text.value)
    const kept = store?.read('files', key) as Kept | undefined
    if (kept === undefined && !mayParse) return undefined
    // With a store, the text of a file is fetched when needed.
    const again = store ? fetchLater(file, key) : hold(text.value)
    const result = kept === undefined ? parse(file, codec, { text: text.value, again }) : undefined
    if (result && !result.ok) return result
    if (result) store?.write('files', key, codec.encode(result.value))
    const value = result ? result.value : codec.decode(kept as Kept, again)
    origins.set(value, { key, place: store ?? storeInMemory() })
    return { ok: true, value }
  }

  const read = <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
    mayParse: boolean,
  ): ReadResult<Value, Rest> | undefined => {
    const stamp = unsaved(file.path)?.stamp ?? stampOf(file.path)
    const known = files.get(file.path)
    if (known && known.stamp === stamp) return known.result as ReadResult<Value, Rest>
    const result = readAnew(file, codec, mayParse)
    if (!result) return undefined
    if (stamp === undefined) files.delete(file.path)
    else files.set(file.path, { stamp, result })
    if (result.ok) sound.set(file.path, result.value)
    return result
  }

  return {
    read: (file, codec) => read(file, codec, true) as ReturnType<typeof codec.parse>,
    recall: (file, codec) => read(file, codec, false) !== undefined,
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

/** The text of a file that was read before and is no longer in memory. */
function fetchLater(file: Pick<FoundFile, 'path' | 'file'>, key: string): () => string {
  return () => {
    const text = readText(file)
    if (text.ok && keyOf(file, text.value) === key) return text.value
    throw new Error(`${file.file} has changed while it was read: run the command again`)
  }
}

/**
 * The stamp of a file, which changes with every write: its inode, size and time of change in nanoseconds. A missing or
 * forbidden file has none, and reading it again says why.
 */
export function stampOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
    return `${ino}:${size}:${mtimeNs}:${ctimeNs}`
  } catch {
    return undefined
  }
}
