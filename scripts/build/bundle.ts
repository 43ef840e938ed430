import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import { attempt } from '../attempt.ts'
import type { Cache } from '../cache/cache.ts'
import { hashOfCode } from '../cache/code-version.mjs'
import { compiled } from '../compiled.mjs'
import { UsageError } from '../options.ts'
import { writeFile } from '../write-file.ts'
import { filesBelow } from './fingerprint.ts'

interface BundleOptions {
  contentRoot: string
  outDir: string
  /** Where the site will lie on its host. */
  basePath: string
  /** Stores bundles between builds. */
  cache: Pick<Cache, 'read' | 'write'>
  /** Ends the bundling when it is aborted. */
  signal: AbortSignal
}

type Bundle = [path: string, content: Uint8Array][]

/**
 * Restores the bundle of the same sources, or starts bundling. That runs in a process of its own, because
 * vite-plugin-ssr refuses to render in a process that has loaded its Vite plugin, and because the content can be
 * checked on another core meanwhile.
 *
 * @returns a promise of the bundle's hash, which settles when the process has ended
 */
export async function startBundling(options: BundleOptions): Promise<{ finished: Promise<string> }> {
  const { contentRoot, outDir, basePath, cache, signal } = options
  const sources = readSources(options)
  const known = sources && (cache.read('bundle', sources) as Bundle | undefined)
  if (known) return { finished: Promise.resolve(writeBundle(known, outDir)) }
  // The site's folder may hold other files by the time that the bundle is finished.
  const folder = join(outDir, 'bundle')
  const child = fork(await compiled('bundle-process'), [resolve(contentRoot), folder, basePath], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  signal.addEventListener('abort', () => child.kill())
  const finished = waitFor(child).then(() => {
    const bundle = filesBelow(folder).map((file): Bundle[number] => [relative(folder, file), readFileSync(file)])
    // What was saved in the meantime may be in the bundle, or not.
    if (sources && isDeepStrictEqual(readSources(options), sources)) cache.write('bundle', sources, bundle)
    rmSync(folder, { recursive: true })
    return writeBundle(bundle, outDir)
  })
  // Errors are handled where it is awaited.
  finished.catch(() => {})
  return { finished }
}

/** The current state of everything a bundle depends on; undefined if a file cannot be read, which the check reports. */
function readSources({ contentRoot, basePath }: BundleOptions): string[] | undefined {
  return attempt(() => {
    // These are compiled into the bundle.
    const pages = Object.values(singles).filter(
      ({ file }) => file.endsWith('.mdx') && existsSync(join(contentRoot, file)),
    )
    const texts = pages.flatMap(({ file }) => [file, readFileSync(join(contentRoot, file), 'utf8')])
    return [hashOfCode(), basePath, ...texts]
  })
}

/** Writes a bundle where its code finds this project's packages; returns its hash. */
function writeBundle(bundle: Bundle, folder: string): string {
  for (const [path, content] of bundle) writeFile(join(folder, path), content)
  linkPackages(folder)
  return hashParts(bundle.flat())
}

export function linkPackages(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}

async function waitFor(child: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new UsageError(`the code could not be bundled:\n${output.trim()}`)
}

/**
 * Removes what no browser requests: the bundle that rendered the pages with its link to the packages, and the entries
 * that vite-plugin-ssr makes for a client router, which this site does not have.
 */
export function prune(stage: string): void {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(stage, 'assets.json'), 'utf8'))
  for (const [source, { file }] of Object.entries(manifest)) {
    if (/^(?:\.\.\/)*virtual:vite-plugin-ssr:|vite-plugin-ssr\/dist\//.test(source)) rmSync(join(stage, 'client', file))
  }
  for (const name of ['server', 'node_modules', 'assets.json', 'client/vite-plugin-ssr.json'])
    rmSync(join(stage, name), { recursive: true, force: true })
}
