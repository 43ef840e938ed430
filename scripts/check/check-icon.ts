import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThere } from '../../renderer/content/files/file-access.ts'
import { makeAsync, type Store } from '../../renderer/content/memory/make.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { iconFiles } from '../../renderer/files/manifest.ts'
import { drawIcon } from '../../renderer/preview-images/draw-icon.ts'
import { nameFault } from '../../renderer/public-files/walk-folder.ts'
import type { PublicFiles } from '../build/public-files.ts'

/** Reads the icon as the build will. No site can be built without it. */
export async function checkIcon({ publicFolder, publicFiles }: PublicFiles, store: Store): Promise<Problem[]> {
  const file = join(publicFolder, 'icon.svg')
  const isPublished = publicFiles.includes('icon.svg')
  // Why it may not be published is reported with the other files.
  if (!isPublished && isThere(file)) return []
  const icon = isPublished ? readFileSync(file) : undefined
  const fault = icon ? await findFault(icon, store) : 'the icon of the site is missing'
  const fix = 'put a square drawing here whose ground has a colour, such as `<path d="M0 0h40v40H0z" fill="#1b1748"/>`'
  return fault ? [{ ...nameFault(file, fault, fix), rule: 'public/icon' }] : []
}

/** Features that can keep the drawing program busy for any time, however short the file. */
const costly = /<(?:\w+:)?(?:filter|fe[A-Z]\w*|image|pattern|mask)(?![\w-])/

async function findFault(icon: Buffer, store: Store): Promise<string | undefined> {
  const work = async () => ({ outcome: await explainIcon(icon.toString()), body: undefined })
  return (await makeAsync(store, 'icon', { key: [icon] }, work)).outcome
}

async function explainIcon(svg: string): Promise<string | undefined> {
  const [part] = costly.exec(svg) ?? []
  if (part) return `the icon holds \`${part}>\`, expected plain shapes, since it is drawn anew in every form`
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
