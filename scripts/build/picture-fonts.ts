import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAsync, type Store } from '../../renderer/content/memory/make.ts'

/** The typeface of the pictures, by the name that its files carry. */
export const pictureFamily = 'Bricolage Grotesque'

const { resolve } = createRequire(import.meta.url)
const scripts = ['latin', 'latin-ext']
/** The cuts of the variable font that pictures use: titles and figures, and the words beside them. */
const cuts = [
  { wght: 800, wdth: 85, opsz: 96 },
  { wght: 500, wdth: 92, opsz: 16 },
]
/** Latin letters with their marks, punctuation and currency signs. */
const characters = [
  [0x20, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** Cuts the typeface into files of the kind that the drawing library reads, which are there until they are removed. */
export async function preparePictureFonts(store: Store): Promise<{ files: string[]; remove: () => void }> {
  const fonts = scripts.flatMap((script) => cuts.map((axes) => ({ script, axes })))
  const made = await Promise.all(
    fonts.map(async ({ script, axes }) => {
      const source = readFileSync(
        resolve(`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`),
      )
      const key = JSON.stringify({ script, axes })
      const { outcome } = await makeAsync(store, 'picture-fonts', { key }, async () => {
        // Few builds need it.
        const { default: subsetFont } = await import('subset-font')
        const font = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: axes })
        return { outcome: font, body: undefined }
      })
      return outcome
    }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const files = made.map((font, index) => {
    const file = join(folder, `${index}.ttf`)
    writeFileSync(file, font)
    return file
  })
  return { files, remove: () => rmSync(folder, { recursive: true }) }
}
