import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { type Face, faces, pictureCuts } from './faces.ts'
import { charactersIn, drawn, marked, unicodeRange, usual } from './font-characters.ts'
import { fallbackFaces, fontFace } from './stylesheet.ts'

const folder = 'renderer/fonts'
type Options = Parameters<typeof subsetFont>[2]

const { resolve } = createRequire(import.meta.url)

/**
 * The fonts of pages with their stylesheet, those of preview images in the format that resvg reads, and the licences of
 * the typefaces, which go wherever they go.
 */
export async function fontFiles() {
  const parts = await Promise.all(faces.map(cutFace))
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
  return [
    ...licences,
    { path: `${folder}/fonts.css`, content: `${parts.map(({ css }) => css).join('\n')}\n` },
    ...parts.flatMap(({ files }) => files),
    ...(await Promise.all(pictures)),
  ]
}

/** Cuts the two files of a face. The second is loaded only for letters that the first does not have. */
async function cutFace(face: Face) {
  const options = {
    variationAxes: face.axes,
    // Without other features and closure, unused small capitals and old-style figures are left out.
    keepFeatures: face.isKerned ? ['kern'] : [],
    noLayoutClosure: true,
    // Tables for style menus, vertical text and combining marks, which the site does not need.
    dropTables: ['STAT', 'vhea', 'vmtx', 'GDEF'],
  }
  const cutTo = (characters: string, targetFormat: 'woff2' | 'sfnt') =>
    cut(face.typeface, 'latin', characters, { ...options, targetFormat })
  const name = face.family.toLowerCase().replaceAll(' ', '-')
  const metrics = await fromBuffer(await cutTo(usual, 'sfnt'))
  return {
    files: [
      { path: `${folder}/${name}.woff2`, content: await cutTo(usual, 'woff2') },
      { path: `${folder}/${name}-marked.woff2`, content: await cutTo(charactersIn(marked), 'woff2') },
    ],
    css: [
      fontFace(face, `${name}.woff2`),
      fontFace(face, `${name}-marked.woff2`, unicodeRange(marked)),
      ...fallbackFaces(face, metrics),
    ].join('\n'),
  }
}

function cut(typeface: string, script: string, characters: string, options: Options): Promise<Buffer> {
  const source = resolve(`@fontsource-variable/${typeface}/files/${typeface}-${script}-standard-normal.woff2`)
  return subsetFont(readFileSync(source), characters, options)
}
