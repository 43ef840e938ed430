import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { usedCharacters } from './characters.ts'
import { faces } from './faces.ts'
import { subsetFace } from './subset.ts'

/** The code that cuts the fonts, as it was when this process began: it may be saved meanwhile. */
const cuttingCode = readFileSync(new URL('./subset.ts', import.meta.url))

/** Adds the fonts to the stylesheet, cut down to the characters in some folders, and keeps them for the next build. */
export function fonts(folders: readonly string[]): Plugin {
  let cache = ''
  return {
    name: 'site-fonts',
    config: ({ cacheDir = 'node_modules/.vite' }) => {
      cache = join(cacheDir, 'fonts')
      mkdirSync(cache, { recursive: true })
      return { server: { fs: { allow: [cache] } } }
    },
    configResolved: (config) => {
      cache = join(config.cacheDir, 'fonts')
    },
    resolveId: (id) => (id === 'virtual:fonts.css' ? prepareFonts(cache, usedCharacters(folders)) : undefined),
  }
}

/** Cuts the fonts unless the cache has them, and returns the path of their stylesheet. */
async function prepareFonts(cache: string, characters: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify({ faces, characters }))
    .update(cuttingCode)
    .digest('hex')
    .slice(0, 12)
  const folder = join(cache, key)
  const stylesheet = join(folder, 'fonts.css')
  const known = statSync(stylesheet, { throwIfNoEntry: false })
  if (known?.isFile()) return stylesheet
  // Something that is no file is in the way.
  if (known) rmSync(folder, { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const made = await Promise.all(faces.map((face) => subsetFace(face, characters)))
  for (const { name, content } of made.flatMap(({ files }) => files)) writeFileSync(join(unfinished, name), content)
  writeFileSync(join(unfinished, 'fonts.css'), `${made.map(({ css }) => css).join('\n')}\n`)
  // Another build may have been faster; its files are the same.
  if (existsSync(stylesheet)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return stylesheet
}
