import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Making } from './output.ts'
import type { Form } from './photographs/plan.ts'

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

/** What cameras and programs for pictures write notes into. */
const withNotes = /\.(?:jpe?g|png|webp|avif)$/i

/** Writes the forms of the pictures that pages show, and every public picture without the notes of its camera. */
export async function writePhotographs(
  { publicFolder, publicFiles, planned }: PublicFiles & { planned: readonly Form[] },
  tools: Pick<Making, 'output' | 'cache' | 'progress'>,
): Promise<void> {
  const names = publicFiles.filter((name) => withNotes.test(name))
  if (names.length === 0 && planned.length === 0) return
  // The library is only loaded for a site with pictures.
  const { writeCleaned, writeForms } = await import('./photographs/write.ts')
  await writeCleaned(publicFolder, names, tools)
  await writeForms(planned, tools)
}
