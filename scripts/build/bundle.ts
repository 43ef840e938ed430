import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import { compiled } from '../compiled.mjs'
import { UsageError } from '../options.ts'

/** What is bundled and where to. */
export interface BundleOptions {
  contentRoot: string
  outDir: string
  /** Where the site will lie on its host. */
  basePath: string
  /** Where bundles are kept from one time to the next, and where Vite keeps what they are made of. */
  cache: Pick<Cache, 'folder' | 'viteFolder'>
}

/** The bundling of the code in a process of its own. */
export interface Bundling {
  finished: Promise<void>
  cancel: () => void
}

/**
 * Starts bundling. It runs in a process of its own, because vite-plugin-ssr refuses to render in a process that has
 * loaded its Vite plugin, and because the content can be checked on the other core meanwhile.
 */
export async function startBundling({ contentRoot, outDir, basePath, cache }: BundleOptions): Promise<Bundling> {
  const viteFolder = cache.viteFolder ? resolve(cache.viteFolder) : ''
  const child = fork(
    await compiled('bundle-process'),
    [outDir, basePath, contentRoot, cache.folder ?? '', viteFolder],
    {
      env: { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: contentRoot },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const finished = waitFor(child)
  // Whoever cancels does not wait for the end.
  finished.catch(() => {})
  return { finished, cancel: () => child.kill() }
}

function waitFor(child: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new UsageError(`the code could not be bundled:\n${output.trim()}`)),
    )
  })
}
