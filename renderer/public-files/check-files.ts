import { basename, join } from 'node:path'
import { displayPath, readBytes, statsOf } from '../content/files/file-access.ts'
import type { Route } from '../content/kinds/routes.ts'
import type { LoadOptions } from '../content/load.ts'
import { errorAt, type PlacedProblem, startOf } from '../content/problems/problem.ts'
import { hashedFolder } from '../hosting/headers.ts'
import { explainBytes, explainKind, largestFile } from './kinds.ts'
import { madeFiles } from './made-files.ts'
import { verificationAddress } from './verification.ts'
import { type WalkedFolder, walkFolder } from './walk-folder.ts'

interface FilesToCheck extends Pick<LoadOptions, 'root' | 'publicFolder'> {
  routes: readonly Route[]
  /** The addresses of files by which services know the site, from the settings; undefined where those cannot be read. */
  verification?: readonly string[]
}

/** What programs leave behind in folders that are opened, and what keeps an empty folder in git. It is neither published nor reported. */
const junkFiles = /^(?:~\$.*|\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/

/** Whether everything in the folders may at least be opened. */
export function isSafeToOpen(...folders: readonly string[]): boolean {
  return folders.every((folder) => walkFolder(folder).problems.length === 0)
}

/** Checks everything in the folders of a site against what is allowed there, and gives what may be published. */
export function checkFiles({ root, publicFolder, routes, verification }: FilesToCheck): Omit<WalkedFolder, 'folders'> {
  const { files, problems } = walkFolder(publicFolder)
  const seen = new Map([...madeFiles(routes)].map((name) => [alike(name), name]))
  // By their places, so that a folder is reported once.
  const faults = new Map<string, PlacedProblem>()
  const published = files.filter((name) => {
    if (junkFiles.test(basename(name))) return false
    const fault = findFault(publicFolder, name, seen.get(alike(name)), verification)
    seen.set(alike(name), name)
    if (fault) faults.set(fault.file, fault)
    return !fault
  })
  return { files: published, problems: [...walkFolder(root).problems, ...problems, ...faults.values()] }
}

/** Names that some disks and hosts take for the same one. */
function alike(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function findFault(folder: string, name: string, twin?: string, verification?: readonly string[]) {
  const report = (rule: string, message: string, fix: string, at = name) =>
    errorAt(startOf(displayPath(join(folder, at))), rule, message, fix)
  const isKnown = verificationAddress.test(`/${name}`) && (verification?.includes(`/${name}`) ?? true)
  const reserved = isKnown ? undefined : findReserved(name)
  if (reserved) {
    const message =
      'this name is reserved: `.` or `_` at the beginning for hosts, a folder `assets` or with a dot for the build'
    return report('public/name', message, 'give it another name or, if visitors are not to see it, remove it', reserved)
  }
  if (twin) return report('public/name', `the site has another file of this name, \`${twin}\``, 'give it another name')
  const path = join(folder, name)
  if ((statsOf(path)?.size ?? 0) > largestFile) {
    const fix = 'make it smaller, or publish it elsewhere and link to it'
    return report('public/size', `the file is too large, expected at most ${largestFile / 1_000_000} MB`, fix)
  }
  const read = isKnown ? readBytes(path) : undefined
  if (read?.ok === false) return read.problems[0]
  const wrong = read ? explainBytes(name, read.value) : explainKind(name)
  return wrong && report('public/kind', wrong.message, wrong.fix)
}

/** The first part of a path whose name belongs to hosts or to the build. */
function findReserved(name: string): string | undefined {
  const parts = name.split('/')
  const isReserved = (part: string, index: number) => {
    if (/^[._]/.test(part)) return true
    const isFolder = index < parts.length - 1
    return isFolder && (part.includes('.') || (index === 0 && `/${alike(part)}/` === hashedFolder))
  }
  const index = parts.findIndex(isReserved)
  return index < 0 ? undefined : parts.slice(0, index + 1).join('/')
}
