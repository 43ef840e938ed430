import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isRunning } from '../is-running.ts'
import { decodePlace, encodePlace, type IndexedPlace, lengthOf, namesIn, placeLength } from './pack-place.ts'

/**
 * Bytes under names, in a few large files: to make a file for each takes many times as long as to write it. Every writer
 * adds to a pack of its own, and to an index beside it that says where each name is. What a killed process has left
 * half written is in no index, or does not have its sum.
 */
export interface Packs {
  read: (name: string) => Uint8Array | undefined
  /** Adds bytes; write errors are not reported. */
  write: (name: string, bytes: Uint8Array) => void
  /**
   * Frees the place of what is not among the names, once it is most of a pack. Packs of other processes that are still at
   * work stay as they are.
   */
  prune: (names: ReadonlySet<string>) => void
  /** Closes all files; nothing can be read or written any more. */
  close: () => void
}

/** A pack, as far as its index was read. */
interface Pack {
  id: string
  descriptor: number
  index: number
  indexRead: number
}

interface Located {
  pack: Pack
  place: IndexedPlace
}

/** Beyond this number of packs, small ones are put together. */
const many = 16
const smallest = 1_000_000

/** Opens the packs in a folder, which is made when something is written. */
export function openPacks(folder: string): Packs {
  const packs = new Map<string, Pack>()
  const places = new Map<string, Located>()
  let own: ReturnType<typeof createPack> | undefined
  let isBroken = false

  const refresh = () => {
    for (const id of packsIn(folder)) {
      const pack = packs.get(id) ?? attempt(() => openPack(folder, id))
      if (!pack || pack === own) continue
      const added = attempt(() => readIndex(pack))
      // Anything else with the name of a pack, such as a folder, is skipped.
      if (!added) continue
      packs.set(id, pack)
      for (const [name, place] of namesIn(added)) places.set(name, { pack, place })
    }
  }
  const read = (name: string) => {
    const found = places.get(name)
    return found && attempt(() => readPlace(found))
  }
  const write = (name: string, bytes: Uint8Array): boolean => {
    if (isBroken) return false
    // After a failure, as of a full disk, nobody knows where the pack ends.
    isBroken = true
    attempt(() => {
      own ??= createPack(folder, [...packs.keys()])
      packs.set(own.id, own)
      const place = encodePlace(name, { offset: own.size, length: bytes.byteLength, sum: crc32(bytes) })
      writeWhole(own.descriptor, bytes)
      writeWhole(own.index, place)
      own.size += bytes.byteLength
      places.set(name, { pack: own, place: { bytes: place, start: 0 } })
      isBroken = false
    })
    return !isBroken
  }
  const prune = (names: ReadonlySet<string>) => {
    refresh()
    const kept = new Map<Pack, string[]>([...packs.values()].map((pack) => [pack, []]))
    for (const [name, { pack }] of places) if (names.has(name)) kept.get(pack)?.push(name)
    for (const [pack, live] of kept) {
      if (pack === own || isAtWork(pack.id) || !isToRewrite(pack, live, places, packs.size)) continue
      const isMoved = live.every((name) => {
        const bytes = read(name)
        // What is damaged is lost already.
        return bytes === undefined || write(name, bytes)
      })
      if (!isMoved) return
      packs.delete(pack.id)
      closePack(pack)
      for (const name of [pack.id + packEnding, pack.id + indexEnding]) attempt(() => rmSync(join(folder, name)))
    }
    removeHalves(folder)
  }
  const close = () => {
    for (const pack of packs.values()) closePack(pack)
    packs.clear()
    places.clear()
    isBroken = true
  }
  refresh()
  return { read, write, prune, close }
}

const packEnding = '.pack'
const indexEnding = '.index'

/** The packs that lie in a folder, the oldest first. */
function packsIn(folder: string): string[] {
  const names = new Set(attempt(() => readdirSync(folder)))
  const ids = [...names].flatMap((name) => (name.endsWith(packEnding) ? [name.slice(0, -packEnding.length)] : []))
  return ids.filter((id) => names.has(id + indexEnding)).sort()
}

function openPack(folder: string, id: string): Pack {
  const file = join(folder, id)
  return { id, index: openSync(file + indexEnding, 'r'), descriptor: openSync(file + packEnding, 'r'), indexRead: 0 }
}

function closePack({ descriptor, index }: Pack): void {
  for (const open of [descriptor, index]) closeSync(open)
}

/**
 * Creates a pack. Its name has a number, which sorts it after all earlier ones whatever the clock says, the id of the
 * process that writes it, and a random part, so that it is unique.
 */
function createPack(folder: string, before: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const number = Math.max(0, ...before.map((id) => Number.parseInt(id, 10) || 0)) + 1
  const chance = Math.random().toString(36).slice(2)
  const id = [String(number).padStart(10, '0'), process.pid, chance].join('-')
  const file = join(folder, id)
  const descriptor = openSync(file + packEnding, 'ax+')
  return { id, descriptor, index: openSync(file + indexEnding, 'ax+'), indexRead: 0, size: 0 }
}

/** Deletes packs without an index and indexes without a pack, which killed processes have left. */
function removeHalves(folder: string): void {
  const names = new Set(attempt(() => readdirSync(folder)))
  for (const name of names) {
    const [id, ending] = [name.replace(/\.\w+$/, ''), /\.\w+$/.exec(name)?.[0]]
    const other = ending === packEnding ? indexEnding : ending === indexEnding ? packEnding : undefined
    if (other && !names.has(id + other) && !isAtWork(id)) attempt(() => rmSync(join(folder, name)))
  }
}

/**
 * Whether another process may still add to a pack. Processes that do not see each other, as in two containers, may
 * delete each other's packs, and make what was in them again.
 */
function isAtWork(id: string): boolean {
  const writer = Number(id.split('-')[1])
  return writer !== process.pid && isRunning(writer)
}

/** Whether most of a pack is needed no more, or it is one of many small ones. */
function isToRewrite(
  { descriptor }: Pack,
  live: readonly string[],
  places: ReadonlyMap<string, Located>,
  count: number,
): boolean {
  const { size } = fstatSync(descriptor)
  const needed = live.reduce((sum, name) => {
    const found = places.get(name)
    return found ? sum + lengthOf(found.place) : sum
  }, 0)
  return needed * 2 < size || live.length === 0 || (count > many && size < smallest)
}

/** What was added to an index since it was last read. */
function readIndex(pack: Pack): Buffer {
  const { size } = fstatSync(pack.index)
  const bytes = Buffer.alloc(size - pack.indexRead)
  const count = Math.floor(readSync(pack.index, bytes, 0, bytes.byteLength, pack.indexRead) / placeLength)
  pack.indexRead += count * placeLength
  return bytes.subarray(0, count * placeLength)
}

function readPlace({ pack, place }: Located): Uint8Array | undefined {
  const found = decodePlace(place)
  if (!found) return undefined
  const { offset, length, sum } = found
  const bytes = new Uint8Array(length)
  const isWhole = readSync(pack.descriptor, bytes, 0, length, offset) === length
  return isWhole && crc32(bytes) === sum ? bytes : undefined
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.byteLength; ) written += writeSync(descriptor, bytes, written)
}

/**
 * Does what a command can do without: if the disk is full, or the folder is read-only or disappears, whatever would
 * have been stored is made again.
 */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return undefined
  }
}
