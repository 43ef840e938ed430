import { join } from 'node:path'
import { displayPath, readBytes } from '../../renderer/content/files/file-access.ts'
import { errorAt, type PlacedProblem, startOf } from '../../renderer/content/problems/problem.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import type { Photograph } from '../../renderer/photographs/photographs.ts'
import { endingOf, explainBytes, largestFile, openedPictures } from '../../renderer/public-files/kinds.ts'
import type { Manifest, ManifestParts } from '../build/manifest.ts'
import type { Form, inspectPicture } from '../build/photographs.ts'
import type { PublicFiles } from '../build/public-files.ts'

/** What a picture is, or what is wrong with it. */
type Inspected = Awaited<ReturnType<typeof inspectPicture>>

/**
 * Opens every file in `public/`, refuses what is not what its name says, and plans what is published of it: clean forms
 * of what is or is shown as a picture, anything else as it is, by its hash.
 */
export async function openPublicFiles(
  { publicFolder, publicFiles }: PublicFiles,
  shown: ReadonlySet<string>,
  last: Pick<Manifest, 'kept'> | undefined,
) {
  const problems: PlacedProblem[] = []
  const photographs: Record<string, Photograph> = {}
  const forms: Form[] = []
  const copied = new Map<string, string>()
  const kept: [kind: 'picture', name: string, hash: string, found: Inspected][] = []
  const planned = { problems, photographs, forms, copied, kept: kept satisfies ManifestParts['kept'] }
  for (const name of publicFiles) {
    const file = join(publicFolder, name)
    const report = (rule: string, message: string, fix?: string) =>
      problems.push(errorAt(startOf(displayPath(file)), rule, message, fix))
    const read = readBytes(file, largestFile)
    if (!read.ok) {
      problems.push(...read.problems)
      continue
    }
    const [ending, hash] = [endingOf(name), hashParts([read.value])]
    const isShown = shown.has(`/${name}`)
    if (!openedPictures.includes(ending) && !isShown) {
      const wrong = explainBytes(name, read.value)
      if (wrong) report('public/kind', wrong.message, wrong.fix)
      else copied.set(name, hash)
      continue
    }
    // The library is loaded only where there are pictures; that takes as long as checking a hundred texts.
    const { inspectPicture, megapixels, planForms } = await import('../build/photographs.ts')
    const known = last?.kept('picture', name, hash) as Inspected | undefined
    const found = known ?? (await inspectPicture(read.value, ending))
    if (typeof found === 'string') {
      const fix = `save it as a still JPEG, PNG, WebP, AVIF or GIF, with the ending of its kind and at most ${megapixels} million pixels`
      report('images/file', found, fix)
      continue
    }
    kept.push(['picture', name, hash, found])
    const { own, offered, photograph } = planForms(name, { ...found, file, hash })
    forms.push(own)
    if (!isShown) continue
    forms.push(...offered)
    photographs[`/${name}`] = photograph
  }
  return planned
}
