import { type BigIntStats, lstatSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import type { Store } from '../../renderer/content/memory/make.ts'
import { type Stamps, stampsBelow, writeStamp } from './stamps.ts'

/** What a site is made from, beside the code. */
export interface Sources {
  /** The folders with what the site shows: the content, the public folder, and the components. */
  folders: readonly string[]
  /** Everything else, each as a text: options, the day, the dates of change. */
  others: readonly string[]
}

/** What is known of the last build of a site. */
interface LastBuild {
  /** When it began, in milliseconds since 1970. */
  began: number
  /** Tells what it was made from. */
  from: string
  /** Tells the files that it has made. */
  site: string
  /** What was checked, in numbers. */
  coverage: string
}

/**
 * What was checked when the site was built that lies in a folder, when it was built from the very same and nobody has
 * touched it since: a build would make it once more. Undefined when that is not certain.
 *
 * @param target the folder of the site
 */
export function recallBuild(store: Store, target: string, sources: Sources): string | undefined {
  const last = store.read(kind, target) as LastBuild | undefined
  if (!last) return undefined
  const { began, from, site, coverage } = last
  return from === tellSources(sources, began) && site === tellSite(stampsBelow(target)) ? coverage : undefined
}

/**
 * Begins to note a build, before anything of its sources is read: what is changed while it runs, the next build will notice.
 *
 * @param began the time now, in milliseconds since 1970
 * @returns notes the files that it has made, and what was checked
 */
export function beginNote(store: Store, target: string, sources: Sources, began = Date.now()) {
  const from = tellSources(sources, began)
  return (made: Stamps | undefined, coverage: string): void => {
    const site = tellSite(made)
    if (from && site) store.write(kind, target, { began, from, site, coverage } satisfies LastBuild)
  }
}

const kind = 'last build'

/** What tells sources from others. */
function tellSources({ folders, others }: Sources, began: number): string | undefined {
  const parts = [process.cwd(), ...others]
  for (const folder of folders) {
    const stamps = stampsBelow(resolve(folder), (path) => sourceStampOf(path, began))
    if (!stamps) return undefined
    parts.push(folder, String(stamps.size), ...[...stamps].flat())
  }
  return hashParts(parts)
}

/** The clocks of some disks tick every two seconds, and what is written twice within one tick has one time of change. */
const tick = 2000

/**
 * What changes with every change of a file. If that was just before a build began, its stamp may stay the same when it is
 * changed again, so the hash of what is in it is a part.
 *
 * @param look gives what is known of a file without reading it
 */
export function sourceStampOf(path: string, began: number, look: (path: string) => BigIntStats = lookAt): string {
  const stats = look(path)
  const stamp = `${writeStamp(stats)}:${stats.ctimeNs}`
  return Number(stats.ctimeMs) > began - tick ? `${stamp}:${hashParts([readFileSync(path)])}` : stamp
}

function lookAt(path: string): BigIntStats {
  return lstatSync(path, { bigint: true })
}

function tellSite(stamps: Stamps | undefined): string | undefined {
  return stamps && hashParts([...stamps].flat())
}
