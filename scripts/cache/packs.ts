import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { attempt } from '../attempt.ts'
import { isRunning } from '../is-running.ts'

/** A pack, as far as its index was read. */
type Pack = ReturnType<typeof openPack>

/** Where the bytes of a name are, with their sum (CRC-32). */
interface Place {
  pack: Pack
  offset: number
  length: number
  sum: number
}

/** Beyond this number of packs, small ones are put together. */
const many = 16
const smallest = 1_000_000

/**
 * Opens bytes under names, in a few large files: to make a file for each takes many times as long as to write it. Every
 * writer adds to a pack of its own, and to an index beside it that says where each name is. What a killed process has left
 * half written is in no index, or does not have its sum. The folder is made when something is written.
 */
export function openPacks(folder: string) {
  const packs = new Map<string, Pack>()
  const places = new Map<string, Place>()
  let own: Pack | undefined
  /** How much is in the own pack. */
  let end = 0
  let isBroken = false

  const refresh = () => {
    // Anything else with the name of a pack, such as a folder, is skipped.
    for (const id of packsIn(folder))
      attempt(() => {
        const pack = packs.get(id) ?? openPack(folder, id, 'r')
        if (pack === own) return
        for (const [name, place] of readIndex(pack)) places.set(name, place)
        packs.set(id, pack)
      })
  }
  const read = (name: string) => {
    const place = places.get(name)
    return place && attempt(() => readPlace(place))
  }
  /** Adds bytes; write errors are not reported. */
  const write = (name: string, bytes: Uint8Array): boolean => {
    if (isBroken) return false
    // After a failure, as of a full disk, nobody knows where the pack ends.
    isBroken = true
    attempt(() => {
      own ??= createPack(folder, [...packs.keys()])
      packs.set(own.id, own)
      const place = { pack: own, offset: end, length: bytes.byteLength, sum: crc32(bytes) }
      writeWhole(own.descriptor, bytes)
      writeWhole(own.index, encodePlace(name, place))
      end += bytes.byteLength
      places.set(name, place)
      isBroken = false
    })
    return !isBroken
  }
  /**
   * Frees the place of what is not among the names, once it is most of a pack. Packs of other processes that are still at
   * work stay as they are.
   */
  const prune = (names: ReadonlySet<string>) => {
    refresh()
    const kept = new Map<Pack, string[]>([...packs.values()].map((pack) => [pack, []]))
    for (const [name, { pack }] of places) if (names.has(name)) kept.get(pack)?.push(name)
    for (const [pack, live] of kept) {
      const { size } = fstatSync(pack.descriptor)
      const needed = live.reduce((sum, name) => sum + (places.get(name)?.length ?? 0), 0)
      const isWasteful = needed * 2 < size || live.length === 0 || (packs.size > many && size < smallest)
      if (pack === own || isAtWork(pack.id) || !isWasteful) continue
      const isMoved = live.every((name) => {
        const bytes = read(name)
        // What is damaged is lost already.
        return bytes === undefined || write(name, bytes)
      })
      if (!isMoved) return
      packs.delete(pack.id)
      closePack(pack)
      for (const ending of [packEnding, indexEnding]) attempt(() => rmSync(join(folder, pack.id + ending)))
    }
    removeUnfinished(folder)
  }
  /** Closes all files; nothing can be read or written any more. */
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

function openPack(folder: string, id: string, flags: 'r' | 'ax+') {
  const open = (ending: string) => openSync(join(folder, id + ending), flags)
  return { id, descriptor: open(packEnding), index: open(indexEnding), indexRead: 0 }
}

function closePack({ descriptor, index }: Pack): void {
  for (const open of [descriptor, index]) closeSync(open)
}

/**
 * Creates a pack. Its name has a number, which sorts it after all earlier ones whatever the clock says, the id of the
 * process that writes it, and a random part, so that it is unique.
 */
function createPack(folder: string, before: readonly string[]): Pack {
  mkdirSync(folder, { recursive: true })
  const number = Math.max(0, ...before.map((id) => Number.parseInt(id, 10) || 0)) + 1
  const chance = Math.random().toString(36).slice(2)
  const id = [String(number).padStart(10, '0'), process.pid, chance].join('-')
  return openPack(folder, id, 'ax+')
}

/** Deletes packs without an index and indexes without a pack, which killed processes have left. */
function removeUnfinished(folder: string): void {
  const whole = new Set(packsIn(folder))
  for (const name of attempt(() => readdirSync(folder)) ?? []) {
    const id = name.replace(/\.(?:pack|index)$/, '')
    if (id !== name && !whole.has(id) && !isAtWork(id)) attempt(() => rmSync(join(folder, name)))
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

// A place in an index: the name, a hash of 64 hexadecimal digits; the offset in 6 bytes, the length and the sum in 4 each.
const [offsetAt, lengthAt, sumAt, placeLength] = [64, 70, 74, 78] as const

function encodePlace(name: string, { offset, length, sum }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(placeLength)
  bytes.write(name, 'latin1')
  bytes.writeUIntBE(offset, offsetAt, 6)
  bytes.writeUInt32BE(length, lengthAt)
  bytes.writeUInt32BE(sum, sumAt)
  return bytes
}

/** What was added to the index of a pack since it was last read. */
function* readIndex(pack: Pack): Generator<[name: string, place: Place]> {
  const bytes = Buffer.alloc(fstatSync(pack.index).size - pack.indexRead)
  const read = readSync(pack.index, bytes, 0, bytes.byteLength, pack.indexRead)
  const { size } = fstatSync(pack.descriptor)
  const text = bytes.toString('latin1')
  for (let start = 0; start + placeLength <= read; start += placeLength) {
    const offset = bytes.readUIntBE(start + offsetAt, 6)
    const length = bytes.readUInt32BE(start + lengthAt)
    const place = { pack, offset, length, sum: bytes.readUInt32BE(start + sumAt) }
    // A damaged place may lie beyond the end.
    if (offset + length <= size) yield [text.slice(start, start + offsetAt), place]
    pack.indexRead += placeLength
  }
}

function readPlace({ pack, offset, length, sum }: Place): Uint8Array | undefined {
  const bytes = new Uint8Array(length)
  const isWhole = readSync(pack.descriptor, bytes, 0, length, offset) === length
  return isWhole && crc32(bytes) === sum ? bytes : undefined
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.byteLength; ) written += writeSync(descriptor, bytes, written)
}
