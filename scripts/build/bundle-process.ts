import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { usedCharacters } from '../../renderer/fonts/characters.ts'
import { noCache, openCache } from '../cache/cache.ts'
import { hashOfCode } from '../cache/code-version.ts'
import { writeFile } from '../write-file.ts'
import { mdxPages } from './mdx-pages.ts'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [outDir = '', base = '/', contentRoot = '', cacheFolder] = process.argv.slice(2)

/** The files of a bundle, by their paths in the folder that it was written to. */
type Bundle = [path: string, content: Uint8Array][]

/** Everything that a bundle depends on, as it is now. */
function readSources(): string[] {
  const characters = usedCharacters([contentRoot, 'renderer', 'pages'])
  return [hashOfCode(), base, ...mdxPages(contentRoot).flat(), characters]
}

async function bundle(): Promise<void> {
  // Starting Vite takes longer than anything else here.
  const { build } = await import('vite')
  const options = { logLevel: 'error', base, publicDir: false, build: { outDir } } as const
  await build(options)
  await build({ ...options, build: { ...options.build, ssr: true } })
}

function readBundle(): Bundle {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(outDir, file), readFileSync(file)])
}

try {
  const cache = cacheFolder ? openCache(cacheFolder) : noCache
  const key = readSources()
  const known = cache.read('bundle', key) as Bundle | undefined
  if (known) for (const [path, content] of known) writeFile(join(outDir, path), content)
  else {
    await bundle()
    // What was saved meanwhile may be in the bundle, or not.
    if (isDeepStrictEqual(readSources(), key)) cache.write('bundle', key, readBundle())
  }
  cache.note('bundle', contentRoot)
  // Films and photographs take no part in bundling, and may be too large to be kept.
  if (existsSync('public')) cpSync('public', join(outDir, 'client'), { recursive: true, dereference: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
