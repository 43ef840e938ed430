import { linkSync, lstatSync, mkdirSync, rmSync, type Stats, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readBytes } from '../../renderer/content/files/file-access.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'

/** A file of the site: the hash of all its inputs, or nothing if it is made each time; the hash of its bytes; its stamp. */
export type BuiltFile = readonly [key: string, hash: string, stamp: string]

type FileContent = string | Uint8Array

/** The most bytes of a file of the site. */
const largest = 500_000_000

/** The files of a site that is being built. */
export type Output = ReturnType<typeof createOutput>

/**
 * Opens the output of a site in a folder; the new site will replace the one in `target`. A file that is the same there is
 * linked, not written again: that costs less, and keeps the modification time that hosts send. Names are those below the
 * folder: `client/about.html`.
 *
 * @param last the files of the site in `target`
 */
export function createOutput(target: string, folder: string, last: ReadonlyMap<string, BuiltFile>) {
  const files = new Map<string, BuiltFile>()
  const folders = new Set<string>()
  const placeFor = (name: string) => {
    const path = join(folder, name)
    const around = dirname(path)
    if (!folders.has(around)) mkdirSync(around, { recursive: true })
    folders.add(around)
    return path
  }
  /** Links a file of the last site under a key, if its bytes are those that were written there; returns their hash. */
  const link = (name: string, key: string, [, hash, stamp]: BuiltFile): string | undefined => {
    const path = placeFor(name)
    try {
      linkSync(join(target, name), path)
    } catch {
      // It is missing, on another disk, or the disk has no links.
      return undefined
    }
    const stats = lstatSync(path)
    if (stats.isFile() && (stampOf(stats) === stamp || hasBytes(path, hash))) {
      files.set(name, [key, hash, stampOf(stats)])
      return hash
    }
    rmSync(path)
    return undefined
  }
  /** Writes a file, or links it where its bytes are the same; returns their hash. */
  const write = (name: string, content: FileContent, key = ''): string => {
    const hash = hashParts([content])
    const before = last.get(name)
    if (before?.[1] === hash && link(name, key, before)) return hash
    const path = placeFor(name)
    // Writing into a link would change the last site.
    if (files.has(name)) rmSync(path)
    writeFileSync(path, content)
    files.set(name, [key, hash, stampOf(lstatSync(path))])
    return hash
  }
  return {
    /** Links all files that were made under a key; false if there are none, or not all can be linked. */
    linkAll: (key: string): boolean => {
      const made = [...last].filter(([, [lastKey]]) => lastKey === key)
      return made.length > 0 && made.every(([name, file]) => link(name, key, file))
    },
    /** Links or makes a file, all of whose inputs are in its key; returns the hash of its bytes. */
    make: async (name: string, key: string, work: () => FileContent | Promise<FileContent>): Promise<string> => {
      const before = last.get(name)
      const linked = before?.[0] === key ? link(name, key, before) : undefined
      return linked ?? write(name, await work(), key)
    },
    write,
    /** Everything that the site has so far. */
    files: files as ReadonlyMap<string, BuiltFile>,
  }
}

/** Whether a file has the bytes of a hash. */
function hasBytes(path: string, hash: string): boolean {
  const read = readBytes(path, largest)
  return read.ok && hashParts([read.value]) === hash
}

/** Number, size and time of modification of a file: linking it or renaming a folder around it changes none of them. */
export function stampOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}`
}
