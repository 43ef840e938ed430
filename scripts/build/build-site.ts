import { resolve } from 'node:path'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { codeVersion } from '../code-version.mjs'
import { publicFolderOf } from '../content-place.ts'
import { createProgress, formatDuration } from '../progress.ts'
import { buildDay } from './build-day.ts'
import { readSources, stampsBelow } from './inputs.ts'
import { type Manifest, manifestName, openManifest } from './manifest.ts'
import { recoverSite } from './stage.ts'

/** What is built. */
export interface BuildOptions {
  /** The folder of the content. */
  root: string
  /** The folder that the site goes to. */
  out?: string
  /** Whether everything is made anew. */
  isFresh?: boolean
  /** Which files the site gets beside its pages; all of them by default. */
  extras?: 'all' | 'none'
}

/**
 * Builds the site, unless it is already up to date.
 *
 * @param load imports the code that makes a site, which is most of all code
 * @returns false when the content has errors, which have been reported
 */
export async function buildSite(
  { root, out = 'dist', isFresh = false, extras = 'all' }: BuildOptions,
  load: () => Promise<Pick<typeof import('./make-site.ts'), 'makeSite'>> = () => import('./make-site.ts'),
): Promise<boolean> {
  const started = performance.now()
  const progress = createProgress()
  const [target, today] = [resolve(out), buildDay()]
  const publicFolder = publicFolderOf(root)
  const read = readSources(root, publicFolder)
  const sources = read && { ...read, inputs: hashParts([codeVersion(), extras, today, read.content, read.served]) }
  const last = isFresh ? undefined : openManifest(target, codeVersion())
  const isSame = last !== undefined && sources?.inputs === last.site.inputs && isUntouched(target, last)
  const make = async () =>
    (await load()).makeSite({ root, target, extras, publicFolder, today, last, sources, progress })
  const coverage = isSame ? last.site.coverage : await make()
  if (coverage === undefined) return false
  // Clean up what a killed build has left behind.
  if (isSame) recoverSite(target)
  const place = `the site is in ${out}/client${isSame ? ' as before' : ''}`
  progress.done(`✓ ${coverage}; ${place} (${formatDuration(performance.now() - started)} in all)`)
  return true
}

/** Whether a site has exactly the files that were built. */
function isUntouched(target: string, { files }: Manifest): boolean {
  const stamps = stampsBelow(target)
  const isSame = ([name, stamp]: [string, string]) => name === manifestName || files.get(name)?.[2] === stamp
  return stamps !== undefined && stamps.size === files.size + 1 && [...stamps].every(isSame)
}
