import { join } from 'node:path'
import type { KeptFile } from '../../renderer/content/entries/kept-files.ts'
import { displayPath, readBytes } from '../../renderer/content/files/file-access.ts'
import { errorAt, type PlacedProblem, startOf } from '../../renderer/content/problems/problem.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import type { Photograph } from '../../renderer/photographs/photographs.ts'
import { endingOf, explainBytes, largestFile, openedPictures } from '../../renderer/public-files/kinds.ts'
import type { Kept, Manifest } from '../build/manifest.ts'
import type { Form } from '../build/picture-forms.ts'

/** The files that are served as they are: the folder, and the paths in it of those that may be published. */
export interface PublicFiles {
  publicFolder: string
  publicFiles: readonly string[]
}

export interface PublishedFiles {
  photographs: Readonly<Record<string, Photograph>>
  forms: readonly Form[]
  /** The files that are published as they are, and their hashes. */
  copied: ReadonlyMap<string, string>
  /** What the next build need not find out of pictures again. */
  keptPictures: readonly KeptFile<Kept['picture']>[]
}

/** Opens every file in `public/`, refuses what is not what its name says, and plans what is published of it. */
export async function openPublicFiles(
  { publicFolder, publicFiles }: PublicFiles,
  shown: ReadonlySet<string>,
  last: Pick<Manifest, 'kept'> | undefined,
): Promise<PublishedFiles & { problems: PlacedProblem[] }> {
  const problems: PlacedProblem[] = []
  const photographs: Record<string, Photograph> = {}
  const forms: Form[] = []
  const copied = new Map<string, string>()
  const keptPictures: KeptFile<Kept['picture']>[] = []
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
    const { inspectPicture, megapixels, planForms } = await import('../build/picture-forms.ts')
    const picture = last?.kept('picture', name, hash) ?? (await inspectPicture(read.value, ending))
    if (typeof picture === 'string') {
      const fix = `save it as a still JPEG, PNG, WebP, AVIF or GIF, with the ending of its kind and at most ${megapixels} million pixels`
      report('images/file', picture, fix)
      continue
    }
    keptPictures.push({ name, hash, value: picture })
    const { form, offered, photograph } = planForms(name, { ...picture, file, hash })
    forms.push(form)
    if (!isShown) continue
    forms.push(...offered)
    photographs[`/${name}`] = photograph
  }
  return { problems, photographs, forms, copied, keptPictures }
}
