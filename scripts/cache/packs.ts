import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { isRunning } from '../is-running.ts'
import { decodePlaces, encodePlace, type Place, placeLength } from './pack-place.ts'

/**
 * Bytes under names, in a few large files: to make a file for each takes many times as long as to write it. Every writer
 * adds to a pack of its own, and to an index beside it that says where each name stands. What a killed process has left
 * half written is in no index, or does not have its sum.
 */
export interface Packs {
  read: (name: string) => Uint8Array | undefined
  /** Adds bytes; nothing of a disk that cannot be written to is told. */
  write: (name: string, bytes: Uint8Array) => void
  /** Takes note of what others have written since. */
  refresh: () => void
  /** Deletes what is not among the names. Packs of other processes that are still at work stay as they are. */
  prune: (names: ReadonlySet<string>) => void
}

/** A pack, as far as its index was read. */
interface Pack {
  id: string
  descriptor: number
  index: number
  indexRead: number
}

interface OwnPack extends Pack {
  size: number
}

interface Located {
  pack: Pack
  place: Place
}

/** Beyond this number of packs, small ones are put together. */
const many = 16
const smallest = 1_000_000

/** Opens the packs in a folder, which is made when something is written. */
export function openPacks(folder: string): Packs {
  const packs = new Map<string, Pack>()
  const places = new Map<string, Located>()
  let own: OwnPack | undefined
  let isBroken = false

  const refresh = () => {
    for (const id of packsIn(folder)) {
      const pack = packs.get(id) ?? attempt(() => openPack(folder, id))
      if (!pack) continue
      packs.set(id, pack)
      if (pack === own) continue
      for (const place of readIndex(pack)) places.set(place.name, { pack, place })
    }
  }
  const read = (name: string) => {
    const found = places.get(name)
    return found && attempt(() => readPlace(found))
  }
  const write = (name: string, bytes: Uint8Array) => {
    if (isBroken) return
    // After a failure, as of a full disk, nobody knows where the pack ends.
    isBroken = true
    attempt(() => {
      own ??= createPack(folder)
      packs.set(own.id, own)
      const place = { name, offset: own.size, length: bytes.byteLength, sum: crc32(bytes) }
      writeWhole(own.descriptor, bytes)
      writeWhole(own.index, encodePlace(place))
      own.size += bytes.byteLength
      places.set(name, { pack: own, place })
      isBroken = false
    })
  }
  const prune = (names: ReadonlySet<string>) => {
    refresh()
    const kept = new Map<Pack, string[]>([...packs.values()].map((pack) => [pack, []]))
    for (const [name, { pack }] of places) if (names.has(name)) kept.get(pack)?.push(name)
    for (const [pack, live] of kept) {
      if (pack === own || isAtWork(pack.id) || !isWorthwhile(pack, live, places, packs.size)) continue
      for (const name of live) {
        const bytes = read(name)
        if (bytes) write(name, bytes)
      }
      packs.delete(pack.id)
      remove(folder, pack)
    }
  }
  refresh()
  return { read, write, refresh, prune }
}

const ending = '.pack'

/** The packs that lie in a folder, the oldest first. */
function packsIn(folder: string): string[] {
  const names = attempt(() => readdirSync(folder)) ?? []
  return names.flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : [])).sort()
}

function openPack(folder: string, id: string): Pack {
  const file = join(folder, id)
  return { id, index: openSync(`${file}.index`, 'r'), descriptor: openSync(file + ending, 'r'), indexRead: 0 }
}

/** Packs are named by the time at which they were begun, and by who adds to them. */
function createPack(folder: string): OwnPack {
  mkdirSync(folder, { recursive: true })
  const id = `${Date.now()}-${process.pid}-${threadId}-${Math.random().toString(36).slice(2)}`
  const file = join(folder, id)
  const descriptor = openSync(file + ending, 'ax+')
  return { id, descriptor, index: openSync(`${file}.index`, 'ax+'), indexRead: 0, size: 0 }
}

/** Whether another process may still add to a pack. The threads of this one have ended before anything is deleted. */
function isAtWork(id: string): boolean {
  const writer = Number(id.split('-')[1])
  return writer !== process.pid && isRunning(writer)
}

/** Whether most of a pack is needed no more, or it is one of many small ones. */
function isWorthwhile(
  { descriptor }: Pack,
  live: readonly string[],
  places: ReadonlyMap<string, Located>,
  count: number,
): boolean {
  const { size } = fstatSync(descriptor)
  const needed = live.reduce((sum, name) => sum + (places.get(name)?.place.length ?? 0), 0)
  return needed * 2 < size || live.length === 0 || (count > many && size < smallest)
}

function remove(folder: string, { id, descriptor, index }: Pack): void {
  for (const open of [descriptor, index]) closeSync(open)
  for (const name of [id + ending, `${id}.index`]) rmSync(join(folder, name), { force: true })
}

/** The places that were added to an index since it was last read. */
function readIndex(pack: Pack): Place[] {
  const { size } = fstatSync(pack.index)
  const bytes = new Uint8Array(size - pack.indexRead)
  const count = Math.floor(readSync(pack.index, bytes, 0, bytes.byteLength, pack.indexRead) / placeLength)
  const places = decodePlaces(bytes.subarray(0, count * placeLength))
  pack.indexRead += count * placeLength
  return places
}

function readPlace({ pack, place: { offset, length, sum } }: Located): Uint8Array | undefined {
  const bytes = new Uint8Array(length)
  const isWhole = readSync(pack.descriptor, bytes, 0, length, offset) === length
  return isWhole && crc32(bytes) === sum ? bytes : undefined
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.byteLength; ) written += writeSync(descriptor, bytes, written)
}

/**
 * Does what a command can do without: when the disk is full, the folder may not be written to or goes meanwhile, whatever
 * would have been kept is made again.
 */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return undefined
  }
}
