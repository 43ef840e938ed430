import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../command-line.ts'
import { isRunning } from '../is-running.ts'
import { manifestName } from './manifest.ts'

const swapScript = fileURLToPath(new URL('./swap.mjs', import.meta.url))

/**
 * Makes the folder in which a site is built. It is beside the target, so that publishing is renaming and takes no time,
 * and nothing is written elsewhere.
 *
 * @throws UsageError when the target contains anything else than a site, or is in the content
 */
export function createStage(target: string, contentRoot = resolve('markdown')) {
  const beside = (suffix: string) => join(dirname(target), `.${basename(target)}-${suffix}-${process.pid}`)
  const [folder, old] = [beside('next'), beside('old')]
  checkTarget(target, contentRoot)
  recoverSite(target)
  try {
    mkdirSync(dirname(target), { recursive: true })
    mkdirSync(folder)
  } catch (error) {
    throw explainDisk(error, target)
  }
  // See swap.mjs for why this is a process, and detached. It starts while the site is made.
  const swapping = spawn(process.execPath, [swapScript, target, folder, old], { detached: true, windowsHide: true })
  let reason = ''
  swapping.stderr.on('data', (chunk) => (reason += chunk))
  const ended = once(swapping, 'close')
  // It may be gone before it is needed: publishing says so.
  ended.catch(() => {})
  swapping.stdin.on('error', () => {})
  return {
    folder,
    /** Puts what was made in the place of the old site. */
    publish: async (): Promise<void> => {
      swapping.stdin.end('swap')
      const [code] = await ended
      if (code !== 0) throw new UsageError(`the new site could not replace ${target}: ${reason.trim()}`)
    },
    /** Removes what is left over. */
    discard: () => {
      swapping.stdin.end()
      for (const path of [folder, old]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Refuses a target that contains anything else than a site, or that is in the content. */
function checkTarget(target: string, contentRoot: string): void {
  const isWithin = (path: string, folder: string) => !relative(folder, path).startsWith('..')
  if (isWithin(process.cwd(), target) || isWithin(contentRoot, target))
    throw new UsageError(`the site cannot replace ${target}, which contains this project or its content`)
  if (isWithin(target, contentRoot))
    throw new UsageError(`${target} is in the content folder, where the site would be read as content`)
  let there = target
  while (!existsSync(there)) there = dirname(there)
  if (!statSync(there).isDirectory()) throw new UsageError(`${there} is a file: name a folder for the site`)
  if (there !== target) return
  // The project's own dist is nothing but a place for sites.
  const isSite = target === resolve('dist') || existsSync(join(target, manifestName))
  if (!isSite && readdirSync(target).length > 0)
    throw new UsageError(`${target} contains other files, which the site would replace: name a new or an empty folder`)
}

/**
 * Cleans up after killed builds: an old site is restored if no new one has replaced it, as after a power failure, and
 * unfinished sites are deleted. What belongs to a build that is still running stays.
 */
export function recoverSite(target: string): void {
  const folder = dirname(target)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const [, kind, pid] = name.startsWith(`.${basename(target)}-`) ? (/-(next|old)-(\d+)$/.exec(name) ?? []) : []
    if (!kind || (Number(pid) !== process.pid && isRunning(Number(pid))) || !existsSync(path)) continue
    if (kind === 'old' && !existsSync(target)) renameSync(path, target)
    else rmSync(path, { recursive: true, force: true })
  }
}

/** Names the disk that is full, or the folder that may not be written to; returns other errors unchanged. */
export function explainDisk(error: unknown, target: string): unknown {
  const folder = dirname(target)
  const reason = error instanceof Error ? error.message : ''
  if (/\b(?:ENOSPC|EDQUOT)\b|No space left on device/.test(reason))
    return new UsageError(`the disk with ${folder} is full: free some space, or name a folder elsewhere with --out`)
  if (/\b(?:EROFS|EACCES|EPERM)\b/.test(reason) && reason.includes(folder))
    return new UsageError(`${folder} may not be written to: name a folder elsewhere with --out`)
  return error
}
