import { linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashParts, type Key, partsOfKey } from '../../renderer/content/memory/hash.ts'
import { type Dependencies, keepMade, type Made, makeAsync, type Store } from '../../renderer/content/memory/make.ts'
import { writeStamp } from '../../renderer/content/memory/stamp.ts'
import type { Stamps } from './stamps.ts'

/**
 * The files of a site that is being built. Those that are the same in the previous site are linked, not written again:
 * that costs less, and keeps the modification times that hosts send to visitors correct.
 */
export interface Output {
  /** Writes a file, or links it. */
  write: (name: string, content: FileContent) => void
  /** Writes what was made, or links it. */
  place: (name: string, made: MadeFile) => Promise<void>
  /** Writes or links a file that is made once per key. */
  make: (name: string, kind: string, key: Key, work: () => Promise<FileContent>) => Promise<void>
  /** The versions of the files so far, by their names. */
  versions: ReadonlyMap<string, string>
  /** Notes what the site holds, with the stamps of its files, for the next build. */
  save: (stamps: Stamps) => void
}

type FileContent = string | Uint8Array

/** A file's version, which is a hash, and its content, which is fetched on request. */
export type MadeFile = Pick<Made<string, Promise<FileContent>>, 'outcome' | 'body'>

interface PublishedFile {
  version: string
  stamp: string
}

/** Makes the content of a file, or finds it in the store. */
export function makeFile<Surroundings extends object>(
  store: Store,
  kind: string,
  dependencies: Dependencies<Surroundings>,
  work: (surroundings: Surroundings) => Promise<FileContent>,
): Promise<MadeFile> {
  return makeAsync(store, kind, dependencies, async (surroundings) => {
    const body = await work(surroundings)
    return { outcome: hashParts([body]), body }
  })
}

/**
 * Opens the output of a site.
 *
 * @param target the folder in which the new site will replace the old one
 * @param client the folder that the files are written to; names are paths within it
 */
export function createOutput(target: string, client: string, store: Store): Output {
  const before = (store.read('published', target) ?? new Map()) as ReadonlyMap<string, PublishedFile>
  const versions = new Map<string, string>()
  const folders = new Set<string>()
  const placeFor = (name: string) => {
    const path = join(client, name)
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return path
  }
  const link = (name: string, version: string) => {
    const known = before.get(name)
    if (known?.version !== version) return false
    const path = placeFor(name)
    try {
      linkSync(join(target, 'client', name), path)
    } catch {
      // It is missing, on another disk, or the disk has no links.
      return false
    }
    // Another build may have published a site meanwhile, or somebody may have changed the file.
    const isSame = known.stamp === writeStamp(lstatSync(path))
    if (!isSame) rmSync(path)
    return isSame
  }
  const place: Output['place'] = async (name, { outcome: version, body }) => {
    if (!link(name, version)) writeAnew(placeFor(name), await body())
    versions.set(name, version)
  }
  return {
    write: (name, content) => {
      const version = hashParts([content])
      if (!link(name, version)) writeAnew(placeFor(name), content)
      versions.set(name, version)
    },
    place,
    make: async (name, kind, key, work) => {
      // The same key gives the same content, so the store is asked only where the site does not have it. Another
      // version of the code knows nothing of what is published.
      keepMade(store, kind, key)
      const body = async () => (await makeFile(store, kind, { key }, work)).body()
      await place(name, { outcome: hashParts([kind, ...partsOfKey(key)]), body })
    },
    versions,
    save: (stamps) => {
      const published = new Map<string, PublishedFile>()
      const stampsNow = new Map(stamps)
      for (const [name, version] of versions) {
        const stamp = stampsNow.get(join('client', name))
        if (stamp) published.set(name, { version, stamp })
      }
      store.write('published', target, published)
    },
  }
}

/** Replaces a file: overwriting one that is a link would change the previous site. */
function writeAnew(path: string, content: string | Uint8Array): void {
  rmSync(path, { force: true })
  writeFileSync(path, content)
}
