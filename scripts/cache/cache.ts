import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { hashParts } from '../../renderer/content/hash.ts'
import { codeVersion } from './code-version.ts'

/**
 * What commands keep for the next one: plain data (structured clones) in files that are named by a hash of everything that
 * the data depends on, the code that makes it included. All of it can be deleted at any time.
 */
export interface Cache {
  /** The folder that it lies in. */
  folder?: string
  /** The data under a key, or undefined. */
  read: (kind: string, key: Key) => unknown
  write: (kind: string, key: Key, data: unknown) => void
  /** Keeps what is under a key, without reading it. */
  keep: (kind: string, key: Key) => void
  /** Gives what was made under the same key before, or makes it. */
  remember: <Data>(kind: string, key: Key, make: () => Data) => Data
  /** The same for what takes time to make. */
  rememberAsync: <Data>(kind: string, key: Key, make: () => Promise<Data>) => Promise<Data>
  /**
   * Notes what this command has asked for, in the place of what it had asked for when it last worked on the same folder:
   * it stays while that folder exists.
   */
  note: (command: string, folder: string) => void
  /** The names of what was asked for so far. */
  asked: ReadonlySet<string>
  /** Notes what another thread has asked for, too. */
  adopt: (asked: ReadonlySet<string>) => void
  /** Deletes what no command has noted. */
  prune: () => void
}

/** Texts and bytes that hold everything that the data depends on. */
export type Key = string | readonly (string | Uint8Array)[]

/** The folder that commands share. */
export const cacheFolder = '.cache/build'

/** Keeps nothing. */
export const noCache: Cache = {
  read: () => undefined,
  write: () => {},
  keep: () => {},
  remember: (_kind, _key, make) => make(),
  rememberAsync: (_kind, _key, make) => make(),
  note: () => {},
  asked: new Set(),
  adopt: () => {},
  prune: () => {},
}

/**
 * Works with the cache that commands share, or with one that is empty at first and ends with the work: what does not fit
 * into memory lies there meanwhile.
 */
export async function withCache<Outcome>(isFresh: boolean, work: (cache: Cache) => Promise<Outcome>): Promise<Outcome> {
  if (!isFresh) return work(openCache())
  const folder = mkdtempSync(join(tmpdir(), 'cache-'))
  try {
    return await work(openCache(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const listsFolder = 'asked'
const list = z.object({ folder: z.string(), names: z.array(z.string()) })

/** Opens the cache in a folder, which is made when there is none. */
export function openCache(folder: string = cacheFolder): Cache {
  const asked = new Set<string>()
  const made = new Set<string>()
  const lists = join(folder, listsFolder)
  const nameOf = (kind: string, key: Key) => {
    const parts = typeof key === 'string' ? [key] : key
    const name = `${kind}/${hashParts([codeVersion(), ...parts])}`
    asked.add(name)
    return name
  }
  const read = (kind: string, key: Key) => readWhole(join(folder, nameOf(kind, key)))
  const write = (kind: string, key: Key, data: unknown) => {
    const file = join(folder, nameOf(kind, key))
    const bytes = wholeOf(data)
    attempt(() => {
      if (!made.has(kind)) mkdirSync(join(folder, kind), { recursive: true })
      made.add(kind)
      writeFileSync(file, bytes)
    })
  }
  return {
    folder,
    read,
    write,
    keep: nameOf,
    remember: (kind, key, make) => {
      const known = read(kind, key)
      if (known !== undefined) return known as ReturnType<typeof make>
      const data = make()
      write(kind, key, data)
      return data
    },
    rememberAsync: async (kind, key, make) => {
      const known = read(kind, key)
      if (known !== undefined) return known as Awaited<ReturnType<typeof make>>
      const data = await make()
      write(kind, key, data)
      return data
    },
    note: (command, workedOn) => {
      const own = hashParts([command, workedOn])
      const bytes = wholeOf({ folder: workedOn, names: [...asked] } satisfies z.infer<typeof list>)
      attempt(() => {
        mkdirSync(lists, { recursive: true })
        writeFileSync(join(lists, own), bytes)
      })
    },
    asked,
    adopt: (others) => {
      for (const name of others) asked.add(name)
    },
    prune: () => attempt(() => deleteAllBut(readLists(lists), folder)),
  }
}

/** The names on the lists of all commands. A list goes with the folder that its command worked on. */
function readLists(lists: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const name of readdirSync(lists)) {
    const { success, data } = list.safeParse(readWhole(join(lists, name)))
    if (success && existsSync(data.folder)) for (const asked of data.names) names.add(asked)
    else rmSync(join(lists, name), { force: true })
  }
  return names
}

function deleteAllBut(names: ReadonlySet<string>, folder: string): void {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: kind } of kinds.filter(({ name }) => name !== listsFolder))
    for (const name of readdirSync(join(folder, kind)))
      if (!names.has(`${kind}/${name}`)) rmSync(join(folder, kind, name), { force: true })
}

const sumLength = 4

/** Reads a file that was written to its end: what a killed process has left does not have the sum of its bytes. */
function readWhole(file: string): unknown {
  try {
    const bytes = readFileSync(file)
    const payload = bytes.subarray(sumLength)
    return bytes.readUInt32BE(0) === crc32(payload) ? deserialize(payload) : undefined
  } catch {
    return undefined
  }
}

/** Data as the bytes of a file, with the sum that tells whether they are all there. */
function wholeOf(data: unknown): Uint8Array {
  const payload = serialize(data)
  const sum = Buffer.alloc(sumLength)
  sum.writeUInt32BE(crc32(payload))
  return Buffer.concat([sum, payload])
}

/**
 * Does what a command can do without: when the disk is full, the folder may not be written to or goes meanwhile, whatever
 * would have been kept is made again.
 */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
  }
}
