import { join } from 'node:path'
import { readBytes } from '../../renderer/content/files/file-access.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { largestFile } from '../../renderer/public-files/kinds.ts'
import { UsageError } from '../command-line.ts'
import type { Output } from './output.ts'

/** Puts the files that are served as they are into the site, by their names in a folder and the hashes that were checked. */
export async function copyPublicFiles(
  output: Output,
  { publicFolder, copied }: { publicFolder: string; copied: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [name, hash] of copied)
    await output.make(`client/${name}`, `file ${hash}`, () => readAsChecked(join(publicFolder, name), hash))
}

/**
 * Reads a file as it was when it was checked.
 *
 * @throws UsageError when it has become something else
 */
export function readAsChecked(file: string, hash: string): Uint8Array {
  const read = readBytes(file, largestFile)
  if (read.ok && hashParts([read.value]) === hash) return read.value
  throw new UsageError(`${file} has changed while the site was built: run the command again`)
}
