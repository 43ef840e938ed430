import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that are served as they are: the folder, and those in it that may be published. */
export interface PublicFiles {
  publicFolder: string
  publicFiles: readonly string[]
}

/** Puts the files that are served as they are into the site. */
export function copyPublicFiles(client: string, { publicFolder, publicFiles }: PublicFiles): void {
  for (const name of publicFiles) {
    const target = join(client, name)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(publicFolder, name), target)
    // Files that are read-only there are writable here.
    chmodSync(target, 0o644)
  }
}
