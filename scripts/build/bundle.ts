import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../options.ts'

/** What is bundled and where to. */
export interface BundleOptions {
  contentRoot: string
  outDir: string
  /** Where the site will lie on its host. */
  basePath: string
  /** Where bundles are kept from one time to the next. */
  cacheFolder: string | undefined
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
export function startBundling({ contentRoot, outDir, basePath, cacheFolder = '' }: BundleOptions): Bundling {
  const child = fork(
    fileURLToPath(new URL('./bundle-process.ts', import.meta.url)),
    [outDir, basePath, contentRoot, cacheFolder],
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
