import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { usedCharacters } from '../../renderer/fonts/characters.ts'
import { noCache, openCache } from '../cache/cache.ts'
import { filesIn, hashOfCode } from '../cache/code-version.mjs'
import { writeFile } from '../write-file.ts'
import { mdxPages } from './mdx-pages.ts'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [outDir = '', base = '/', contentRoot = '', cacheFolder, viteFolder] = process.argv.slice(2)
const project = process.cwd()

/** The files of a bundle, by their paths in the folder that it was written to. */
type Bundle = [path: string, content: Uint8Array][]

/** Everything that a bundle depends on, as it is now. */
function readSources(): string[] {
  const characters = usedCharacters([contentRoot, 'renderer', 'pages'])
  return [hashOfCode(), base, ...mdxPages(contentRoot).flat(), characters]
}

/**
 * Copies the code that is bundled, and nothing else: vite-plugin-ssr writes beside what it reads, where nobody may be allowed
 * to write, and takes every file for its own that has the name of one.
 */
function copyCode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  for (const part of ['pages', 'renderer', 'vite.config.ts', 'tsconfig.json', 'package.json'])
    for (const file of filesIn('.', part)) writeFile(join(folder, file), readFileSync(file))
  linkPackages(folder)
  return folder
}

/** Has code in a folder find this project's packages. */
function linkPackages(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}

async function bundle(): Promise<void> {
  // Starting Vite takes longer than anything else here.
  const { build } = await import('vite')
  const options = {
    logLevel: 'error',
    base,
    publicDir: false,
    build: { outDir },
    ...(viteFolder && { cacheDir: viteFolder }),
    // Bundled first, the configuration would be written beside the packages.
    configLoader: 'runner',
  } as const
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
    const code = copyCode()
    try {
      process.chdir(code)
      await bundle()
    } finally {
      process.chdir(project)
      rmSync(code, { recursive: true, force: true })
    }
    // What was saved meanwhile may be in the bundle, or not.
    if (isDeepStrictEqual(readSources(), key)) cache.write('bundle', key, readBundle())
  }
  cache.note('bundle', contentRoot)
  linkPackages(outDir)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
