import { linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import { hashParts, type Key, partsOfKey } from '../../renderer/content/memory/hash.ts'
import { type Dependencies, keepMade, type Made, makeAsync, type Store } from '../../renderer/content/memory/make.ts'
import { writeStamp } from '../../renderer/content/memory/stamp.ts'
import type { Cache } from '../cache/cache.ts'
import type { Progress } from '../progress.ts'
import type { Stamps } from './last-build.ts'

/** What the steps of a build work with: a site whose content is sound, and where its files go. */
export interface Making {
  site: Site
  routes: readonly Route[]
  output: Output
  cache: Cache
  progress: Progress
}

type FileContent = string | Uint8Array

/** A file's version, which is a hash, and its content, which is fetched on request. */
export type MadeFile = Pick<Made<string, Promise<FileContent>>, 'outcome' | 'body'>

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

/** The files of a site that is being built. */
export type Output = ReturnType<typeof createOutput>

/**
 * Opens the output of a site in the folder `client`; the new site will replace the one in `target`. Files that are the
 * same there are linked, not written again: that costs less, and keeps the modification times that hosts send.
 */
export function createOutput(target: string, client: string, store: Store) {
  const before = (store.read('published', target) ?? new Map()) as ReadonlyMap<
    string,
    { version: string; stamp: string }
  >
  const versions = new Map<string, string>()
  const folders = new Set<string>()
  const placeFor = (name: string) => {
    const path = join(client, name)
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return path
  }
  /** Notes the version of a file, and links it if the previous site has the same. */
  const link = (name: string, version: string) => {
    versions.set(name, version)
    const known = before.get(name)
    if (known?.version !== version) return false
    const path = placeFor(name)
    try {
      linkSync(join(target, 'client', name), path)
    } catch {
      // It is missing, on another disk, or the disk has no links.
      return false
    }
    // Another build may have published a site in the meantime, or somebody may have changed the file.
    const isSame = known.stamp === writeStamp(lstatSync(path))
    if (!isSame) rmSync(path)
    return isSame
  }
  const writeAnew = (name: string, content: FileContent) => {
    const path = placeFor(name)
    // Overwriting a file that is a link would change the previous site.
    rmSync(path, { force: true })
    writeFileSync(path, content)
  }
  /** Writes what was made, or links it. */
  const place = async (name: string, { outcome: version, body }: MadeFile) => {
    if (!link(name, version)) writeAnew(name, await body())
  }
  return {
    place,
    /** Writes a file, or links it. */
    write: (name: string, content: FileContent) => {
      if (!link(name, hashParts([content]))) writeAnew(name, content)
    },
    /** Writes or links a file that is made once per key. */
    make: async (name: string, kind: string, key: Key, work: () => Promise<FileContent>) => {
      // The same key gives the same content, so the store is asked only where the site does not have it. Another
      // version of the code knows nothing of what is published.
      keepMade(store, kind, key)
      const body = async () => (await makeFile(store, kind, { key }, work)).body()
      await place(name, { outcome: hashParts([kind, ...partsOfKey(key)]), body })
    },
    /** The versions of the files so far, by their names. */
    versions: versions as ReadonlyMap<string, string>,
    /** Notes what the site holds, with the stamps of its files, for the next build. */
    save: (stamps: Stamps) => {
      if (!stamps) return
      const stampOf = new Map(stamps)
      const published = [...versions].flatMap(([name, version]) => {
        const stamp = stampOf.get(join('client', name))
        return stamp ? [[name, { version, stamp }] as const] : []
      })
      store.write('published', target, new Map(published))
    },
  }
}
