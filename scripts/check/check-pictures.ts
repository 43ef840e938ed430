import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThere } from '../../renderer/content/files/file-access.ts'
import { remember, type Store } from '../../renderer/content/memory/make.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import type { PlacedAddress } from '../../renderer/content/rules/targets.ts'
import { iconFiles } from '../../renderer/files/manifest.ts'
import { type Photograph, photographName } from '../../renderer/photographs/photographs.ts'
import { drawIcon } from '../../renderer/preview-images/draw-icon.ts'
import { nameFault } from '../../renderer/public-files/walk-folder.ts'
import type { Form } from '../build/photographs/plan.ts'
import type { PublicFiles } from '../build/public-files.ts'

/**
 * Opens every picture that the content shows. One that cannot be shown is an error wherever it is used; a missing one
 * has been reported already.
 */
export async function checkPictures(uses: readonly PlacedAddress[], files: PublicFiles, store: Store) {
  const problems: Problem[] = []
  const photographs: Record<string, Photograph> = {}
  const planned: Form[] = []
  const found = { problems, photographs, planned }
  if (uses.length === 0) return found
  // The library is loaded only where there are pictures; that takes as long as checking a hundred texts.
  const { inspectPicture } = await import('../build/photographs/inspect.ts')
  const { planForms } = await import('../build/photographs/plan.ts')
  const names = new Set(uses.map(({ url }) => photographName(url)))
  const published = new Set(files.publicFiles)
  for (const name of names) {
    if (!published.has(name.slice(1))) continue
    const file = join(files.publicFolder, name)
    const picture = await inspectPicture(file, store)
    if ('fault' in picture) {
      const what = { severity: 'error', rule: 'images/file', fix: picture.fix } as const
      const message = `the picture ${name} ${picture.fault}`
      const places = uses.filter(({ url }) => photographName(url) === name)
      problems.push(...places.map(({ url, ...place }) => ({ ...place, ...what, message })))
    } else {
      const { photograph, forms } = planForms(name, picture)
      photographs[name] = photograph
      planned.push(...forms)
    }
  }
  return found
}

/** Reads the icon as the build will. No site can be built without it. */
export async function checkIcon({ publicFolder, publicFiles }: PublicFiles, store: Store): Promise<Problem[]> {
  const file = join(publicFolder, 'icon.svg')
  const isPublished = publicFiles.includes('icon.svg')
  // Why it may not be published is reported with the other files.
  if (!isPublished && isThere(file)) return []
  let fault: string | undefined = 'the icon of the site is missing'
  if (isPublished) {
    const icon = readFileSync(file)
    fault = await remember(store, 'icon', [icon], () => explainIcon(icon.toString()))
  }
  const fix = 'put a square drawing here whose ground has a colour, such as `<path d="M0 0h40v40H0z" fill="#1b1748"/>`'
  return fault ? [{ ...nameFault(file, fault, fix), rule: 'public/icon' }] : []
}

/** Features that can keep the drawing program busy for any time, however short the file. */
const costly = /<(?:\w+:)?(?:filter|fe[A-Z]\w*|image|pattern|mask)(?![\w-])/

async function explainIcon(svg: string): Promise<string | undefined> {
  const [part] = costly.exec(svg) ?? []
  if (part) return `the icon contains \`${part}>\`, expected plain shapes, since it is drawn anew in every form`
  // The library is loaded only for a new icon.
  const { Resvg } = await import('@resvg/resvg-js')
  try {
    for (const { purpose } of iconFiles) {
      const { width, height } = new Resvg(drawIcon(svg, purpose), { font: { loadSystemFonts: false } })
      if (width !== height) return `the icon is ${width} wide and ${height} high, expected a square`
    }
    return undefined
  } catch (error) {
    return `the icon cannot be drawn: ${error instanceof Error ? error.message : error}`
  }
}
