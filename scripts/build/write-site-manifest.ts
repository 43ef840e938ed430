import { relative, sep } from 'node:path'
import type { ContentPlace } from '../../renderer/content/load.ts'
import type { CheckedSite } from '../check/check-content.ts'
import type { PagesResult } from '../check/read-pages.ts'
import { codeVersion, hashOfCode } from '../code-version.mjs'
import { keyOfBundle } from './bundle.ts'
import { readSources, type Sources } from './inputs.ts'
import { type Manifest, type ManifestParts, writeManifest } from './manifest.ts'
import type { Output } from './output.ts'

/** A site that was made, and what from. */
interface MadeSite extends ContentPlace {
  extras: string
  /** The manifest of the last site, if it was used. */
  last: Manifest | undefined
  /** What was hashed at the beginning. */
  sources: Sources | undefined
  basePath: string
  output: Output
  checked: CheckedSite
  read: PagesResult
  coverage: string
}

/**
 * Writes the manifest of a site that was made. Where code, content or public files have changed meanwhile, nobody knows
 * what the site holds: then the manifest says only where the site lies.
 */
export function writeSiteManifest(folder: string, made: MadeSite): void {
  const { basePath, checked, read, output, coverage, sources } = made
  const site = { basePath, redirects: checked.site.redirects }
  let parts: ManifestParts = { site }
  if (sources && isUnchanged(made, sources)) {
    const { content, inputs } = sources
    const kept = { content: checked.keptFiles, picture: checked.keptPictures, page: read.kept }
    parts = { site: { ...site, content, inputs, coverage }, files: output.files, kept }
  }
  writeManifest(folder, parts, codeVersion(), made.last)
}

/** Whether everything that was read once is what was hashed at the beginning. */
function isUnchanged({ basePath, output, checked, extras, ...place }: MadeSite, sources: Sources): boolean {
  const bundle = keyOfBundle(place.root, basePath)
  const nameOf = (file: string) => relative(place.root, file).split(sep).join('/')
  return (
    readSources(place, extras, hashOfCode())?.inputs === sources.inputs &&
    [...output.files.values()].some(([key]) => key === bundle) &&
    checked.files.every(({ name, hash }) => sources.files.get(nameOf(name)) === hash)
  )
}
