import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

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
 * Makes the folder in which a site is built. It lies beside the target, so that publishing is renaming and takes no time.
 *
 * @param target the folder that the site goes to
 */
export function createStage(target: string): Stage {
  const beside = (suffix: string) => join(dirname(target), `.${basename(target)}-${suffix}`)
  const folder = beside(`next-${process.pid}`)
  const old = beside(`old-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    client: join(folder, 'client'),
    publish: () => {
      if (existsSync(target)) renameSync(target, old)
      renameSync(folder, target)
    },
    discard: () => {
      for (const path of [folder, old]) rmSync(path, { recursive: true, force: true })
    },
  }
}
