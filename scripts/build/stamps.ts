import { lstatSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { writeStamp } from '../../renderer/content/memory/stamp.ts'
import { attempt } from '../cache/packs.ts'

/** The stamps of files, by their paths in a folder; a folder among them has an empty one. */
export type Stamps = ReadonlyMap<string, string>

/**
 * The stamps of all that lies below a folder, in the order of its names.
 *
 * @param stampOf makes the stamp of a file
 * @returns undefined where anything else than files and folders lies, such as a link, or where something cannot be read
 */
export function stampsBelow(folder: string, stampOf: (path: string) => string = writeStampOf): Stamps | undefined {
  return attempt(() => {
    const stamps: [path: string, stamp: string][] = []
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      // Thousands of files: `join` takes as long as looking at each.
      const path = entry.parentPath + sep + entry.name
      if (!entry.isFile() && !entry.isDirectory()) return undefined
      stamps.push([path.slice(folder.length + 1), entry.isFile() ? stampOf(path) : ''])
    }
    return new Map(stamps.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** The stamp of the last write to the file at a path. */
export function writeStampOf(path: string): string {
  return writeStamp(lstatSync(path))
}
