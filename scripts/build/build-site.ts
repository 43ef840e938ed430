import { resolve } from 'node:path'
import { codeVersion } from '../code-version.mjs'
import { contentPlace } from '../content-place.ts'
import { createProgress, formatDuration } from '../progress.ts'
import { readSources, stampsBelow } from './inputs.ts'
import { type Manifest, manifestName, openManifest } from './manifest.ts'
import { recoverSite } from './stage.ts'

/** What is built. */
export interface BuildOptions {
  /** The folder of the content, as `--root` names it. */
  root: string | undefined
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
  const target = resolve(out)
  const place = contentPlace(root)
  const sources = readSources(place, extras, codeVersion())
  const last = isFresh ? undefined : openManifest(target, codeVersion())
  const isSame = last !== undefined && sources?.inputs === last.site.inputs && isUntouched(target, last)
  const make = async () => (await load()).makeSite({ ...place, target, extras, last, sources, progress })
  const coverage = isSame ? last.site.coverage : await make()
  if (coverage === undefined) return false
  // Clean up what a killed build has left behind.
  if (isSame) recoverSite(target)
  const where = `the site is in ${out}/client${isSame ? ' as before' : ''}`
  progress.done(`✓ ${coverage}; ${where} (${formatDuration(performance.now() - started)} in all)`)
  return true
}

/** Whether a site has exactly the files that were built. */
function isUntouched(target: string, { files }: Manifest): boolean {
  const stamps = stampsBelow(target)
  const isSame = ([name, stamp]: [string, string]) => name === manifestName || files.get(name)?.[2] === stamp
  return stamps !== undefined && stamps.size === files.size + 1 && [...stamps].every(isSame)
}
