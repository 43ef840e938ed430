import type { PublicFiles } from './copy-public-files.ts'
import type { Making } from './making.ts'
import type { PlannedPicture } from './photographs/write.ts'

/** What cameras and programs for pictures write notes into. */
const withNotes = /\.(?:jpe?g|png|webp|avif)$/i

/**
 * Writes the forms of the pictures that pages show, and every picture of the public folder without the notes of its camera.
 */
export async function writePhotographs(
  { publicFolder, publicFiles }: PublicFiles,
  planned: readonly PlannedPicture[],
  tools: Pick<Making, 'output' | 'cache' | 'progress'>,
): Promise<void> {
  const names = publicFiles.filter((name) => withNotes.test(name))
  if (names.length === 0 && planned.length === 0) return
  // The library is only loaded for a site with pictures.
  const { writeCleaned, writeForms } = await import('./photographs/write.ts')
  await writeCleaned(publicFolder, names, tools)
  await writeForms(planned, tools)
}
