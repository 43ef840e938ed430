import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { usedCharacters } from '../../renderer/fonts/characters.ts'
import { noCache, openCache } from '../cache/cache.ts'
import { writeFile } from '../write-file.ts'
import { hashOfFolder } from './fingerprint.ts'
import { mdxPages } from './mdx-pages.ts'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [outDir = '', base = '/', contentRoot = '', cacheFolder] = process.argv.slice(2)

/** The files of a bundle, by their paths in the folder that it was written to. */
type Bundle = [path: string, content: Uint8Array][]

async function bundle(): Promise<Bundle> {
  // Starting Vite takes longer than anything else here.
  const { build } = await import('vite')
  const options = { logLevel: 'error', base, build: { outDir } } as const
  await build(options)
  await build({ ...options, build: { ...options.build, ssr: true } })
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(outDir, file), readFileSync(file)])
}

try {
  const cache = cacheFolder ? openCache(cacheFolder) : noCache
  const texts = mdxPages(contentRoot).flat()
  const characters = usedCharacters([contentRoot, 'renderer', 'pages'])
  const key = [base, ...texts, characters, hashOfFolder('public')]
  for (const [path, content] of await cache.rememberAsync('bundle', key, bundle)) writeFile(join(outDir, path), content)
  cache.note('bundle', contentRoot)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
