import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { sep } from 'node:path'
import { writeStamp } from '../../renderer/content/memory/stamp.ts'
import { attempt } from '../cache/packs.ts'

/** The stamps of files, with their paths in a folder; a folder among them has an empty one. */
export type Stamps = readonly (readonly [path: string, stamp: string])[]

/**
 * The stamps of all that lies below a folder, in the order of its names. There are thousands of files, and a build that
 * finds nothing changed takes most of its time for this.
 *
 * @param stampOf makes the stamp of a file
 * @returns undefined where anything else than files and folders lies, such as a link, or where something cannot be read
 */
export function stampsBelow(
  folder: string,
  stampOf: (stats: Stats, path: string) => string = writeStamp,
): Stamps | undefined {
  const stamps: [path: string, stamp: string][] = []
  let areAllKnown = true
  const visit = (within: string) => {
    for (const name of readdirSync(folder + within).sort()) {
      const inner = within + sep + name
      const path = folder + inner
      const stats = lstatSync(path)
      const isFolder = stats.isDirectory()
      areAllKnown &&= isFolder || stats.isFile()
      stamps.push([inner.slice(1), isFolder ? '' : stampOf(stats, path)])
      if (isFolder) visit(inner)
    }
    return stamps
  }
  return attempt(() => visit('')) && areAllKnown ? stamps : undefined
}
