import { execFile } from 'node:child_process'
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readBytes } from '../../renderer/content/files/file-access.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { codeVersion, filesIn } from '../code-version.mjs'
import { UsageError } from '../command-line.ts'
import type { Output } from './output.ts'

const run = promisify(execFile)

interface BundleOptions {
  /** The script that bundles. */
  code: URL
  contentRoot: string
  /** The folder of the new site. */
  folder: string
  /** Where the site will lie on its host. */
  basePath: string
  output: Output
  /** Ends the bundling when it is aborted. */
  signal: AbortSignal
}

/**
 * Links the bundle of the same sources, or makes it. Bundling runs in a process of its own, because vite-plugin-ssr refuses to
 * render in a process that has loaded its Vite plugin, and because the content can be checked on another core meanwhile.
 *
 * @returns a promise of the bundle's hash, which settles when the process has ended
 */
export async function bundleCode(options: BundleOptions): Promise<string> {
  const { code, contentRoot, folder, basePath, output, signal } = options
  const key = keyOfBundle(contentRoot, basePath)
  if (!output.linkAll(key)) {
    // Other files may be written to the folder of the site meanwhile.
    const bundle = join(folder, 'bundle')
    const running = run(process.execPath, [fileURLToPath(code), resolve(contentRoot), bundle, basePath], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: Number.POSITIVE_INFINITY,
    })
    // A signal of its own would not wait until the process has ended.
    signal.addEventListener('abort', () => running.child.kill())
    await running.catch((error: Error & { stdout: string; stderr: string }) => {
      const said = `${error.stdout}${error.stderr}`.trim()
      throw new UsageError(`the code could not be bundled:\n${said || error.message}`)
    })
    sortFiles(bundle)
    for (const name of ['client', 'server'].flatMap((part) => filesIn(bundle, part)))
      output.write(name, readFileSync(join(bundle, name)), key)
    rmSync(bundle, { recursive: true })
  }
  const bundled = [...output.files].filter(([, [fileKey]]) => fileKey === key)
  return hashParts(bundled.map(([name, [, hash]]) => `${name} ${hash}`).sort())
}

/** A hash of everything that a bundle depends on: code, packages, base path, and the pages in MDX, which are compiled into it. */
export function keyOfBundle(contentRoot: string, basePath: string): string {
  const texts = Object.values(singles).flatMap(({ file }) => {
    // The check says why a file cannot be read.
    const read = file.endsWith('.mdx') ? readBytes(join(contentRoot, file)) : undefined
    return read?.ok ? [file, read.value] : []
  })
  return `bundle ${hashParts([codeVersion(), basePath, ...texts])}`
}

/**
 * Removes what no browser requests: the entries that vite-plugin-ssr makes for a client router, which this site does not
 * have. Its lists of files go beside the code that renders the pages.
 */
export function sortFiles(folder: string): void {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  for (const [source, { file }] of Object.entries(manifest)) {
    if (/^(?:\.\.\/)*virtual:vite-plugin-ssr:|vite-plugin-ssr\/dist\//.test(source))
      rmSync(join(folder, 'client', file))
  }
  renameSync(join(folder, 'assets.json'), join(folder, 'server/assets.json'))
  renameSync(join(folder, 'client/vite-plugin-ssr.json'), join(folder, 'server/vite-plugin-ssr.json'))
}

/** Lets the code in a folder find this project's packages. */
export function linkPackages(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}
