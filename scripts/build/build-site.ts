import { resolve } from 'node:path'
import { publicFolderOf } from '../content-place.ts'
import { createProgress, formatDuration } from '../progress.ts'
import { buildDay } from './build-day.ts'
import { beginNote, recallBuild } from './last-build.ts'
import type { BuildOptions } from './make-site.ts'
import { recoverSite } from './stage.ts'

/**
 * Builds the site, unless it is already up to date.
 *
 * @param load imports the code that makes a site, which is most of all code
 * @returns false when the content has errors, which have been reported
 */
export async function buildSite(
  { root, out = 'dist', cache, extras = 'all' }: BuildOptions & { out?: string },
  load: () => Promise<Pick<typeof import('./make-site.ts'), 'makeSite'>> = () => import('./make-site.ts'),
): Promise<boolean> {
  const started = performance.now()
  const progress = createProgress()
  const [target, today] = [resolve(out), buildDay()]
  const publicFolder = publicFolderOf(root)
  // A component edited and reverted during a build may be in its bundle: only its change time shows that.
  const folders = [root, publicFolder, 'renderer', 'pages']
  const sources = { folders, others: [extras, today] }
  const known = recallBuild(cache, target, sources)
  const coverage = known ?? (await make())
  if (coverage === undefined) return false
  // Clean up what a killed build has left behind.
  if (known !== undefined) recoverSite(target)
  const place = `the site is in ${out}/client${known === undefined ? '' : ' as before'}`
  progress.done(`✓ ${coverage}; ${place} (${formatDuration(performance.now() - started)} in all)`)
  return true

  async function make(): Promise<string | undefined> {
    const note = beginNote(cache, target, sources)
    const { makeSite } = await load()
    return makeSite({ root, target, cache, extras, publicFolder, today, note, progress })
  }
}
