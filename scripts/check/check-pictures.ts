import { join } from 'node:path'
import { displayPath, readBytes } from '../../renderer/content/files/file-access.ts'
import { errorAt, type PlacedProblem, startOf } from '../../renderer/content/problems/problem.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import type { Photograph } from '../../renderer/photographs/photographs.ts'
import { endingOf, openedPictures } from '../../renderer/public-files/kinds.ts'
import type { Manifest, ManifestParts } from '../build/manifest.ts'
import type { Form, inspectPicture } from '../build/photographs.ts'
import type { PublicFiles } from '../build/public-files.ts'

/** What a picture is, or what is wrong with it. */
type Inspected = Awaited<ReturnType<typeof inspectPicture>>

/** Opens every picture in `public/`, and whatever else pages show as one, and plans what is made of them. */
export async function checkPictures(
  files: PublicFiles,
  shown: ReadonlySet<string>,
  last: Pick<Manifest, 'kept'> | undefined,
) {
  const problems: PlacedProblem[] = []
  const photographs: Record<string, Photograph> = {}
  const forms: Form[] = []
  const kept: [kind: 'picture', name: string, hash: string, found: Inspected][] = []
  const planned = { problems, photographs, forms, kept: kept satisfies ManifestParts['kept'] }
  const names = files.publicFiles.filter((name) => openedPictures.includes(endingOf(name)) || shown.has(`/${name}`))
  if (names.length === 0) return planned
  // The library is loaded only where there are pictures; that takes as long as checking a hundred texts.
  const { inspectPicture, megapixels, planForms } = await import('../build/photographs.ts')
  for (const name of names) {
    const file = join(files.publicFolder, name)
    const read = readBytes(file)
    if (!read.ok) {
      problems.push(...read.problems)
      continue
    }
    const [ending, hash] = [endingOf(name), hashParts([read.value])]
    const known = last?.kept('picture', name, hash) as Inspected | undefined
    const found = known ?? (await inspectPicture(read.value, ending))
    if (typeof found === 'string') {
      const fix = `save it as a still JPEG, PNG, WebP, AVIF or GIF, with the ending of its kind and at most ${megapixels} million pixels`
      problems.push(errorAt(startOf(displayPath(file)), 'images/file', found, fix))
      continue
    }
    kept.push(['picture', name, hash, found])
    const { own, offered, photograph } = planForms(name, { ...found, file, hash })
    forms.push(...own)
    if (!shown.has(`/${name}`)) continue
    forms.push(...offered)
    photographs[`/${name}`] = photograph
  }
  return planned
}
