import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { isInRange } from './characters.ts'
import { type Face, scripts } from './faces.ts'

const { resolve } = createRequire(import.meta.url)

/** Makes the fonts of a face for the characters of a site, and the style rules that name them and their fallbacks. */
export async function subsetFace(face: Face, characters: string) {
  const folder = `@fontsource-variable/${face.name}`
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'))
  const files: { name: string; content: Buffer }[] = []
  const rules: string[] = []
  for (const script of scripts) {
    const range = ranges[script] ?? ''
    const wanted = [...characters].filter((character) => isInRange(character, range)).join('')
    if (wanted === '') continue
    const source = readFileSync(resolve(`${folder}/files/${face.name}-${script}-standard-normal.woff2`))
    const content = await cut(source, wanted, face, 'woff2')
    const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${script}.woff2`
    files.push({ name, content })
    // The first file covers every character, so that another is loaded only for letters that only it has.
    rules.push(fontFace(face, name, script === scripts[0] ? undefined : range))
    if (script === scripts[0])
      rules.push(...fallbackFaces(face, await fromBuffer(await cut(source, wanted, face, 'sfnt'))))
  }
  return { files, css: rules.join('\n') }
}

function cut(source: Buffer, characters: string, face: Face, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const options = {
    targetFormat,
    variationAxes: face.axes,
    // Without other features and closure, unused small capitals and old-style figures are left out.
    keepFeatures: face.isKerned ? ['kern'] : [],
    noLayoutClosure: true,
    // Tables for style menus, vertical text and combining marks, which the site does not need.
    dropTables: ['STAT', 'vhea', 'vmtx', 'GDEF'],
  }
  return subsetFont(source, characters, options)
}

/**
 * A late face waits for the next page (`optional`). Swapping it in moved text by up to a tenth of the window, however
 * well the fallback was scaled, because lines break elsewhere. With the preloads it is in time for nearly everybody.
 */
function fontFace({ family, weight }: Face, name: string, range: string | undefined): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${name}") format("woff2");
  font-weight: ${weight};
  font-display: optional;${range ? `\n  unicode-range: ${range};` : ''}
}`
}

/** System fonts, scaled so that text keeps its lines when the face replaces them: `Beacon Text Fallback`, `… 2`. */
function fallbackFaces({ family, weight, fallbacks }: Face, metrics: Awaited<ReturnType<typeof fromBuffer>>): string[] {
  const { ascent, descent, unitsPerEm, xWidthAvg } = metrics
  return fallbacks.map(({ fonts, averageWidth }, index) => {
    const scale = xWidthAvg / unitsPerEm / averageWidth
    const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
    return `@font-face {
  font-family: "${family} Fallback${index > 0 ? ` ${index + 1}` : ''}";
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: 0%;
}`
  })
}
