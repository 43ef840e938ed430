import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isThere, readBytes } from '../../renderer/content/files/file-access.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { attempt } from '../attempt.ts'
import { readSite } from './manifest.ts'
import { stampOf } from './output.ts'

/** The most bytes of a file that a site is made from: larger ones are refused by the check. */
const largest = 50_000_000

/**
 * The hash of each file below a folder, by its name there; a folder has an empty one. Undefined where anything else is
 * there, such as a pipe, or where something cannot be read: the check says what.
 */
export function hashesBelow(folder: string): ReadonlyMap<string, string> | undefined {
  const hashes = new Map<string, string>()
  const isRead = visitBelow(folder, (name) => {
    if (name.endsWith('/')) return hashes.set(name, '').size > 0
    const read = readBytes(join(folder, name), largest)
    if (read.ok) hashes.set(name, hashParts([read.value]))
    return read.ok
  })
  return isRead ? hashes : undefined
}

/** The stamp of each file below a folder; undefined where anything else than files and folders is there. */
export function stampsBelow(folder: string): ReadonlyMap<string, string> | undefined {
  const stamps = new Map<string, string>()
  const isKnown = visitBelow(folder, (name) => {
    if (name.endsWith('/')) return true
    const stats = lstatSync(join(folder, name))
    stamps.set(name, stampOf(stats))
    return stats.isFile()
  })
  return isKnown ? stamps : undefined
}

/** What a site is made from: hashes of all content, and of all files that are served as they are. */
export interface Sources {
  content: string
  served: string
  /** The hash of each file of the content, by its name there. */
  files: ReadonlyMap<string, string>
}

/** Reads what a site is made from; undefined where something can or may not be read, which the check reports. */
export function readSources(root: string, publicFolder: string): Sources | undefined {
  const [files, served] = [hashesBelow(root), hashesBelow(publicFolder)]
  return files && served && { content: hashOfAll(files), served: hashOfAll(served), files }
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

/** The names of the files below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  const names: string[] = []
  visitBelow(folder, (name) => name.endsWith('/') || names.push(name) > 0)
  return names.sort()
}

/** Visits everything below a folder by its name there, which ends with a slash for a folder, until a visit says no. */
function visitBelow(folder: string, visit: (name: string) => boolean): boolean {
  const visitAll = (within: string): boolean =>
    readdirSync(join(folder, within), { withFileTypes: true }).every((entry) => {
      const name = within + entry.name
      return entry.isDirectory() ? visit(`${name}/`) && visitAll(`${name}/`) : visit(name)
    })
  // A folder that is not there holds nothing.
  return !isThere(folder) || (attempt(() => visitAll('')) ?? false)
}
