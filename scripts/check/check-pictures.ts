import { join } from 'node:path'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import type { PlacedAddress } from '../../renderer/content/rules/targets.ts'
import { type Photograph, photographName } from '../../renderer/photographs/photographs.ts'
import type { PlannedPicture } from '../build/photographs/write.ts'
import type { PublicFiles } from '../build/public-files.ts'
import type { Cache } from '../cache/cache.ts'

/** The pictures of the content: their problems, what pages say of them, and which forms to make. */
export interface PicturesResult {
  problems: Problem[]
  photographs: Record<string, Photograph>
  planned: PlannedPicture[]
}

/**
 * Opens every picture that the content shows. One that cannot be shown is an error wherever it is used; a missing one
 * has been reported already.
 */
export async function checkPictures(
  uses: readonly PlacedAddress[],
  { publicFolder, publicFiles }: PublicFiles,
  cache: Cache,
): Promise<PicturesResult> {
  const result: PicturesResult = { problems: [], photographs: {}, planned: [] }
  if (uses.length === 0) return result
  // The library is loaded only where there are pictures; that takes as long as checking a hundred texts.
  const { inspectPicture } = await import('../build/photographs/inspect.ts')
  const { planForms } = await import('../build/photographs/plan.ts')
  const names = new Set(uses.map(({ url }) => photographName(url)))
  const published = new Set(publicFiles)
  for (const name of names) {
    if (!published.has(name.slice(1))) continue
    const file = join(publicFolder, name)
    const picture = await inspectPicture(file, cache)
    if ('fault' in picture) {
      const what = { severity: 'error', rule: 'images/file', fix: picture.fix } as const
      const message = `the picture ${name} ${picture.fault}`
      const places = uses.filter(({ url }) => photographName(url) === name)
      result.problems.push(...places.map(({ url, ...place }) => ({ ...place, ...what, message })))
    } else {
      const { photograph, forms } = planForms(name, picture)
      result.photographs[name] = photograph
      result.planned.push({ file, hash: picture.hash, forms })
    }
  }
  return result
}
