import { mkdirSync, mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { siteConfig } from '../../vite.config.ts'
import { filesIn } from '../code-version.mjs'
import { linkPackages } from './bundle.ts'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [contentRoot = '', outDir = '', base = '/'] = process.argv.slice(2)
const project = process.cwd()

/**
 * Copies the code to bundle, and nothing else, into a folder: vite-plugin-ssr writes next to what it reads, which may
 * be read-only, and treats every file with a matching name as its own.
 */
async function copyCode(folder: string): Promise<void> {
  const parts = ['pages', 'renderer', 'tsconfig.json', 'package.json']
  const files = parts.flatMap((part) => filesIn('.', part))
  for (const within of new Set(files.map(dirname))) mkdirSync(join(folder, within), { recursive: true })
  // Written anew, they may be changed, even where the project is read-only.
  await Promise.all(files.map(async (file) => writeFile(join(folder, file), await readFile(file))))
  linkPackages(folder)
}

async function bundle(): Promise<void> {
  const config = siteConfig(contentRoot)
  const options: InlineConfig = {
    ...config,
    configFile: false,
    logLevel: 'error',
    base,
    publicDir: false,
    // Every build loads this bundle; a hundred small files of packages would take longer. What must exist once stays outside.
    ssr: { noExternal: true, external: ['react', 'react-dom', 'vite-plugin-ssr'] },
  }
  for (const ssr of [false, true]) await build({ ...options, build: { ...config.build, outDir, ssr } })
}

try {
  const code = mkdtempSync(join(tmpdir(), 'bundle-'))
  try {
    await copyCode(code)
    process.chdir(code)
    await bundle()
  } finally {
    process.chdir(project)
    await rm(code, { recursive: true, force: true })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
