import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type Face, faces, pictureCuts } from './faces.ts'
import { charactersIn, drawn, marked, usual } from './font-characters.ts'

const folder = 'renderer/fonts'
type Options = Parameters<typeof subsetFont>[2]

const { resolve } = createRequire(import.meta.url)

/**
 * The fonts of pages, those of preview images in the format that resvg reads, and the licences of the typefaces, which go
 * wherever they go.
 */
export async function fontFiles() {
  const pictures = ['latin', 'latin-ext'].flatMap((script) =>
    pictureCuts.map(async ({ name, axes }) => ({
      path: `${folder}/${name}-${script}.ttf`,
      content: await cut('bricolage-grotesque', script, charactersIn(drawn), {
        targetFormat: 'sfnt',
        variationAxes: axes,
      }),
    })),
  )
  const licences = [...new Set(faces.map(({ typeface }) => typeface))].map((typeface) => ({
    path: `${folder}/${typeface}-licence.txt`,
    content: readFileSync(resolve(`@fontsource-variable/${typeface}/LICENSE`)),
  }))
  return [...licences, ...(await Promise.all([...faces.flatMap(cutFace), ...pictures]))]
}

/** Cuts the two files of a face. The second is loaded only for letters that the first does not have. */
function cutFace({ name, typeface, axes, isKerned }: Face) {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: axes,
    // Without other features and closure, unused small capitals and old-style figures are left out.
    keepFeatures: isKerned ? ['kern'] : [],
    noLayoutClosure: true,
    // Tables for style menus, vertical text and combining marks, which the site does not need.
    dropTables: ['STAT', 'vhea', 'vmtx', 'GDEF'],
  }
  const parts = { [name]: usual, [`${name}-marked`]: charactersIn(marked) }
  return Object.entries(parts).map(async ([file, characters]) => ({
    path: `${folder}/${file}.woff2`,
    content: await cut(typeface, 'latin', characters, options),
  }))
}

function cut(typeface: string, script: string, characters: string, options: Options): Promise<Buffer> {
  const source = resolve(`@fontsource-variable/${typeface}/files/${typeface}-${script}-standard-normal.woff2`)
  return subsetFont(readFileSync(source), characters, options)
}
