import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn } from '../cache/code-version.mjs'
import { writeFile } from '../write-file.ts'
import { linkPackages } from './bundle.ts'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [outDir = '', base = '/', viteFolder] = process.argv.slice(2)
const project = process.cwd()

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

async function bundle(): Promise<void> {
  // Starting Vite takes longer than anything else here.
  const { build, loadConfigFromFile } = await import('vite')
  // Loaded once for both. Bundled first, it would be written beside the packages.
  const environment = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(environment, undefined, process.cwd(), undefined, undefined, 'runner')
  if (!loaded) throw new Error('there is no vite.config.ts')
  const options = {
    ...loaded.config,
    configFile: false,
    logLevel: 'error',
    base,
    publicDir: false,
    ...(viteFolder && { cacheDir: viteFolder }),
  } as const
  for (const ssr of [false, true]) await build({ ...options, build: { ...options.build, outDir, ssr } })
}

try {
  const code = copyCode()
  try {
    process.chdir(code)
    await bundle()
  } finally {
    process.chdir(project)
    rmSync(code, { recursive: true, force: true })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
