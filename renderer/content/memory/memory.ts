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
 * What is kept from one load of the content to the next, so that a saved file costs what that file costs: the live preview
 * loads again at every change. With a store it outlives the process.
 */
export interface Memory {
  /** Reads a file, or gives what it was read as when it has not changed since. */
  read: <Value extends object, Kept, Rest = never>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ) => ReadResult<Value, Rest>
  /** Reads a file only when it was read before, in this process or another; tells whether it was. */
  recall: <Value extends object, Kept, Rest>(
    file: Pick<FoundFile, 'path' | 'file'>,
    codec: Codec<Value, Kept, Rest>,
  ) => boolean
  /** The text of a file as it is now: that of an editor, where it is not saved yet. */
  textOf: (file: Pick<FoundFile, 'path' | 'file'>) => ReadResult<string>
  /** The last form in which a file that is broken now was sound. */
  lastSound: (path: string) => ReadEntry | undefined
  /**
   * Gives what was made of an entry, or makes it anew when the entry or anything that was asked meanwhile has changed.
   *
   * @param part what is made of it; different things of one entry have different names
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

/** A file as somebody has it in an editor, not saved yet. */
export interface UnsavedText {
  text: string
  /** Another one for each text. */
  stamp: string
}

/**
 * Makes a memory, empty but for what the store holds.
 *
 * @param unsaved gives what stands in the place of a file on the disk, by its path
 */
export function createMemory(
  store?: Store,
  unsaved: (path: string) => UnsavedText | undefined = () => undefined,
): Memory {
  const files = new Map<string, Remembered>()
  const sound = new Map<string, object>()
  /** The hash of the text that each value was read from, and where what is made of it is kept: without a store, with it. */
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
    // With a store, the text of a file is fetched when it is needed.
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

/** The text of a file that was read before, which nothing holds meanwhile. */
function fetchLater(file: Pick<FoundFile, 'path' | 'file'>, key: string): () => string {
  return () => {
    const text = readText(file)
    if (text.ok && keyOf(file, text.value) === key) return text.value
    throw new Error(`${file.file} has changed while it was read: run the command again`)
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
