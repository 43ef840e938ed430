import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hashParts, type Key, partsOfKey } from '../../renderer/content/memory/hash.ts'
import type { Store } from '../../renderer/content/memory/make.ts'
import { attempt } from '../attempt.ts'
import { isRunning } from '../is-running.ts'
import { replaceFile } from '../write-file.ts'
import { codeVersion } from './code-version.mjs'
import { openPacks } from './packs.ts'

/**
 * What commands store for later ones, under a hash that includes the code. All of it can be deleted at any time. What a
 * command uses stays.
 */
export interface Cache extends Store {
  /** The folder that it is in. */
  folder?: string
  /**
   * Records what this command has used, instead of what it used when it last worked on the same folder: it stays while
   * that folder exists. Frees the space of what no command has recorded, where it is worthwhile.
   */
  note: (command: string, folder: string) => void
  /** Closes its files. */
  close: () => void
}

/** Keeps nothing. */
export const noCache: Cache = {
  read: () => undefined,
  write: () => {},
  keep: () => {},
  note: () => {},
  close: () => {},
}

/** Works with the cache that commands share, or with a temporary one, for what does not fit into memory. */
export async function withCache<Outcome>(
  { cache: shared, 'no-cache': isFresh }: { cache: string; 'no-cache'?: boolean },
  work: (cache: Cache) => Promise<Outcome>,
): Promise<Outcome> {
  const own = isFresh ? mkdtempSync(join(tmpdir(), 'cache-')) : undefined
  const cache = own ? openCache(own) : openShared(shared)
  try {
    return await work(cache)
  } finally {
    cache.close()
    if (own) rmSync(own, { recursive: true, force: true })
  }
}

/** Opens the cache in the folder that `--cache` names. */
export function openShared(folder: string): Cache {
  return openCache(join(folder, 'build'))
}

/** Between the parts of a list, which are a folder and names: no path contains it. */
const separator = '\0'

/** Opens the cache in a folder, which is made when something is written. */
export function openCache(folder: string): Cache {
  let opened: ReturnType<typeof openPacks> | undefined
  // A build that finds nothing changed needs none of them.
  const packs = () => (opened ??= openPacks(folder))
  const asked = new Set<string>()
  const lists = join(folder, 'asked')
  const nameOf = (kind: string, key: Key) => {
    const name = hashParts([codeVersion(), kind, ...partsOfKey(key)])
    asked.add(name)
    return name
  }
  return {
    folder,
    read: (kind, key) => {
      const bytes = packs().read(nameOf(kind, key))
      return bytes && deserialize(bytes)
    },
    write: (kind, key, data) => packs().write(nameOf(kind, key), serialize(data)),
    keep: nameOf,
    note: (command, workedOn) => {
      const file = join(lists, hashParts([command, workedOn]))
      attempt(() => replaceFile(file, [workedOn, ...asked].join(separator)))
      const names = attempt(() => readLists(lists, asked))
      if (names) packs().prune(names)
    },
    close: () => opened?.close(),
  }
}

/** The names on the lists of all commands, and those of this one. Lists without a folder that exists are deleted. */
function readLists(lists: string, own: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(own)
  for (const name of readdirSync(lists)) {
    // A list that another command is writing, or was when it was killed.
    const isDraft = name.startsWith('.')
    if (isDraft && isRunning(Number.parseInt(name.slice(1), 10))) continue
    const file = join(lists, name)
    const list = isDraft ? undefined : attempt(() => readFileSync(file, 'utf8'))
    const [folder = '', ...asked] = list?.split(separator) ?? []
    if (existsSync(folder)) for (const each of asked) names.add(each)
    else rmSync(file, { recursive: true, force: true })
  }
  return names
}
