import { existsSync, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import { changeStamp, writeStamp } from '../../renderer/content/memory/stamp.ts'
import { attempt } from '../attempt.ts'
import type { Cache } from '../cache/cache.ts'
import { codeVersion } from '../cache/code-version.mjs'
import { replaceFile } from '../write-file.ts'

interface Sources {
  /** The folders with what the site shows: the content, the public folder, and the components. */
  folders: readonly string[]
  /** Everything else, each as a text: options, the day. */
  others: readonly string[]
}

/** When a build began, fingerprints of its sources and of the files that it made, and what was checked, in numbers. */
interface LastBuild {
  began: number
  from: string
  site: string
  coverage: string
}

/** A separate file: it is all that a build opens of the cache if nothing has changed. */
const fileIn = (folder: string) => join(folder, 'last-builds')

/** The first line of that file, by the second: it shows that this version of the code wrote it, and that it is whole. */
const sumOf = (builds: string) => hashParts([codeVersion(), builds])

/**
 * What was checked when the site in a folder was built, if it was built from the same sources and nobody has touched it
 * since, so that a build would make the same again. Undefined if that is not certain.
 */
export function recallBuild({ folder }: Pick<Cache, 'folder'>, target: string, sources: Sources): string | undefined {
  const last = folder && readBuilds(folder).get(target)
  if (!last) return undefined
  const { began, from, site, coverage } = last
  return from === identifySources(sources, began) && site === identifySite(stampsBelow(target)) ? coverage : undefined
}

/** Begins to record a build, before its sources are read: the next one will notice changes made while it runs. */
export function beginNote({ folder }: Pick<Cache, 'folder'>, target: string, sources: Sources) {
  const began = Date.now()
  const from = identifySources(sources, began)
  return (made: Stamps, coverage: string): void => {
    const site = identifySite(made)
    if (!folder || !from || !site) return
    const others = [...readBuilds(folder)].filter(([other]) => other !== target && existsSync(other))
    const builds = JSON.stringify([...others, [target, { began, from, site, coverage } satisfies LastBuild]])
    attempt(() => replaceFile(fileIn(folder), `${sumOf(builds)}\n${builds}`))
  }
}

/** The builds by the folders of their sites; none if there is no file yet, or it is damaged. */
function readBuilds(folder: string): Map<string, LastBuild> {
  const [sum, builds = ''] = attempt(() => readFileSync(fileIn(folder), 'utf8'))?.split('\n') ?? []
  return new Map(sum === sumOf(builds) ? JSON.parse(builds) : [])
}

function identifySources({ folders, others }: Sources, began: number): string | undefined {
  const parts = [process.cwd(), ...others]
  for (const folder of folders) {
    const stamps = stampsBelow(resolve(folder), (stats, path) => sourceStampOf(stats, path, began))
    if (!stamps) return undefined
    parts.push(folder, JSON.stringify(stamps))
  }
  return hashParts(parts)
}

/** The clocks of some disks tick every two seconds, and what is written twice within one tick has one time of change. */
const tick = 2000

/**
 * A stamp that changes with every change of a file. If the file was changed just before a build began, another change
 * may leave its times as they are, so the hash of its content is included.
 */
export function sourceStampOf(stats: Stats, path: string, began: number): string {
  const stamp = changeStamp(stats)
  return stats.ctimeMs > began - tick ? `${stamp}:${hashParts([readFileSync(path)])}` : stamp
}

function identifySite(stamps: Stamps): string | undefined {
  return stamps && hashParts([JSON.stringify(stamps)])
}

/** The stamps of files, with their paths in a folder; a folder among them has an empty one. */
export type Stamps = ReturnType<typeof stampsBelow>

/**
 * The stamps of everything below a folder, in the order of its names; undefined where anything else than files and
 * folders is there, such as a link, or where something cannot be read. A build that finds nothing changed takes most of its
 * time for this.
 */
export function stampsBelow(folder: string, stampOf: (stats: Stats, path: string) => string = writeStamp) {
  const stamps: [path: string, stamp: string][] = []
  let areAllKnown = true
  const visit = (within: string) => {
    for (const name of readdirSync(folder + within).sort()) {
      const inner = within + sep + name
      const path = folder + inner
      const stats = lstatSync(path)
      const isFolder = stats.isDirectory()
      const isFile = stats.isFile()
      areAllKnown &&= isFolder || isFile
      // Reading a pipe or a device would never end.
      stamps.push([inner.slice(1), isFile ? stampOf(stats, path) : ''])
      if (isFolder) visit(inner)
    }
    return stamps
  }
  return attempt(() => visit('')) && areAllKnown ? stamps : undefined
}
