import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** A folder beside the target in which a site is made. */
export interface Stage {
  folder: string
  /** The folder that will be served. */
  client: string
  /** Puts what was made in the place of the old site. */
  publish: () => void
  /** Takes away what is left over. */
  discard: () => void
}

/**
 * Makes the folder in which a site is built. It lies in the project, where the bundle that renders the pages finds its
 * packages. The finished site comes to lie beside the target, so that publishing is renaming and takes no time.
 *
 * @param target the folder that the site goes to
 */
export function createStage(target: string): Stage {
  const beside = (suffix: string) => join(dirname(target), `.${basename(target)}-${suffix}-${process.pid}`)
  const folder = resolve(`.dist-next-${process.pid}`)
  const next = beside('next')
  const old = beside('old')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    client: join(folder, 'client'),
    publish: () => {
      if (next !== folder) move(folder, next)
      if (existsSync(target)) renameSync(target, old)
      try {
        renameSync(next, target)
      } catch (error) {
        if (existsSync(old)) renameSync(old, target)
        throw error
      }
    },
    discard: () => {
      for (const path of [folder, next, old]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Renaming takes no time, but cannot lead to another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true })
  }
}
