import { join } from 'node:path'
import { readBytes } from '../content/files/file-access.ts'
import type { Route } from '../content/kinds/routes.ts'
import type { LoadOptions } from '../content/load.ts'
import type { Fault, Location, Problem } from '../content/problems/problem.ts'
import { hashedFolder } from '../hosting/headers.ts'
import { findInDrawing } from './drawing.ts'
import { explainKind, junkFiles } from './kinds.ts'
import { madeFiles } from './made-files.ts'
import { explainVerification, verificationAddress } from './verification.ts'
import { nameFault, type WalkedFolder, walkFolder } from './walk-folder.ts'

interface FilesToCheck extends Pick<LoadOptions, 'root' | 'publicFolder'> {
  routes: readonly Route[]
  /** The addresses of files by which services know the site, from the settings; undefined where those cannot be read. */
  verification?: readonly string[]
}

/** Whether everything in the folders may at least be opened. */
export function isSafeToOpen(...folders: readonly string[]): boolean {
  return folders.every((folder) => walkFolder(folder).problems.length === 0)
}

/**
 * Checks everything in the folders of a site against what is allowed there. This is the one place that knows; the
 * build publishes, and the live preview serves, the files of the public folder that it gives.
 */
export function checkFiles({ root, publicFolder, routes, verification }: FilesToCheck): WalkedFolder {
  const { files, problems } = walkFolder(publicFolder)
  const seen = new Map([...madeFiles(routes)].map((name) => [alike(name), name]))
  // A folder that is not allowed is reported once.
  const strange = new Map<string, Problem>()
  const published = files.filter((name) => {
    if (junkFiles.test(name.replace(/^.*\//, ''))) return false
    const misplaced = findStrangeFolder(publicFolder, name)
    if (misplaced) strange.set(misplaced.file, misplaced)
    if (misplaced) return false
    const twin = seen.get(alike(name))
    seen.set(alike(name), name)
    const fault = findFault(join(publicFolder, name), name, twin, verification)
    if (fault) problems.push(fault)
    return !fault
  })
  return { files: published, problems: [...walkFolder(root).problems, ...strange.values(), ...problems] }
}

/** Names that some disks and hosts take for the same one. */
function alike(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function findFault(path: string, name: string, twin?: string, verification?: readonly string[]): Problem | undefined {
  const report = (rule: string, { message, fix, ...place }: Fault & Partial<Location>) => ({
    ...nameFault(path, message, fix),
    rule,
    ...place,
  })
  if (twin !== undefined) {
    const message = `some disks and hosts confuse this name with \`${twin}\``
    const same = 'the build itself makes a file of this name'
    return report('public/name', { message: name === twin ? same : message, fix: 'give it another name' })
  }
  const own = name.replace(/^.*\//, '')
  const isKnown = verificationAddress.test(`/${name}`) && (verification?.includes(`/${name}`) ?? true)
  if (!isKnown && /^[._]/.test(own)) {
    const message = `a name that begins with \`${own[0]}\` is reserved for rules of hosts, and for files that must not be public`
    return report('public/name', { message, fix: 'remove it or, if visitors are to see it, give it another name' })
  }
  const wrong = isKnown ? explainVerification(path) : explainKind(name)
  if (wrong) return report('public/kind', wrong)
  if (!/\.svg$/i.test(name)) return undefined
  const read = readBytes(path)
  const fault = read.ok ? findInDrawing(read.value) : { message: 'the drawing cannot be read', fix: 'save it again' }
  return fault && report('public/drawing', fault)
}

/** Reports the first folder on the way to a file that may not be there. */
function findStrangeFolder(publicFolder: string, name: string): Problem | undefined {
  const folders = name.split('/').slice(0, -1)
  for (const [index, own] of folders.entries()) {
    const path = folders.slice(0, index + 1).join('/')
    const at = (message: string) => nameFault(join(publicFolder, path), message, 'give the folder another name')
    if (`/${alike(path)}/` === hashedFolder) return at('the build uses a folder of this name')
    if (path !== '.well-known' && /^_|\./.test(own))
      return at('expected the name of a folder without dots and without an underscore at its beginning')
  }
  return undefined
}
