import { join } from 'node:path'
import { readBytes } from '../../renderer/content/files/file-access.ts'
import { UsageError } from '../options.ts'
import type { Output } from './output.ts'

/** The files that are served as they are: the folder, and those in it that may be published. */
export interface PublicFiles {
  publicFolder: string
  publicFiles: readonly string[]
}

/**
 * Puts the files that are served as they are into the site, but for those of which a clean form is made.
 *
 * @throws UsageError when one has become something else since it was checked
 */
export function copyPublicFiles(
  output: Output,
  { publicFolder, publicFiles }: PublicFiles,
  forms: readonly { name: string }[],
): void {
  const made = new Set(forms.map(({ name }) => name))
  for (const name of publicFiles) {
    if (made.has(name)) continue
    const file = join(publicFolder, name)
    const read = readBytes(file)
    if (!read.ok) throw new UsageError(`${file} has changed while the site was built: run the command again`)
    output.write(`client/${name}`, read.value)
  }
}
