import { join } from 'node:path'
import { readBytes, statsOf } from '../../renderer/content/files/file-access.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { walkFolder } from '../../renderer/public-files/walk-folder.ts'
import { readSite } from './manifest.ts'
import { stampOf } from './output.ts'

/** The most bytes of a file that a site is made from: larger ones are refused by the check. */
const largest = 50_000_000

/**
 * The hash of each file below a folder, by its name there; a folder has an empty one. Undefined where anything else is
 * there, such as a pipe, or where something cannot be read: the check says what.
 */
export function hashesBelow(folder: string): ReadonlyMap<string, string> | undefined {
  const { files, folders, problems } = walkFolder(folder)
  const hashes = new Map(folders.map((name) => [name, '']))
  for (const name of files) {
    const read = readBytes(join(folder, name), largest)
    if (!read.ok) return undefined
    hashes.set(name, hashParts([read.value]))
  }
  return problems.length === 0 ? hashes : undefined
}

/** The stamp of each file below a folder; undefined where anything else than files and folders is there. */
export function stampsBelow(folder: string): ReadonlyMap<string, string> | undefined {
  const { files, problems } = walkFolder(folder)
  const stamps = files.flatMap((name): [string, string][] => {
    const stats = statsOf(join(folder, name))
    return stats ? [[name, stampOf(stats)]] : []
  })
  return problems.length > 0 ? undefined : new Map(stamps)
}

/** What a site is made from. */
export interface Sources {
  /** A hash of everything: the code, the options, the day, the content, and the files that are served as they are. */
  inputs: string
  /** A hash of the content alone. */
  content: string
  /** The hash of each file of the content, by its name there. */
  files: ReadonlyMap<string, string>
}

/** Reads what a site is made from; undefined where something can or may not be read, which the check reports. */
export function readSources(place: ContentPlace, extras: string, code: string): Sources | undefined {
  const [files, served] = [hashesBelow(place.root), hashesBelow(place.publicFolder)]
  if (!files || !served) return undefined
  const content = hashOfAll(files)
  return { inputs: hashParts([code, extras, place.today, content, hashOfAll(served)]), content, files }
}

/** Whether a built site was made from exactly this content. */
export function isBuiltFrom(site: string, root: string): boolean {
  const hashes = hashesBelow(root)
  return hashes !== undefined && readSite(site)?.content === hashOfAll(hashes)
}

/** One hash of many. */
export function hashOfAll(hashes: ReadonlyMap<string, string>): string {
  return hashParts([JSON.stringify([...hashes].sort())])
}
