import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own plugin that wraps each dynamic `import()` of a build. */
const wrapper = 'native:import-analysis-build'

const written = /\bimport\((["'`])(\.[^"'`]+)\1\)/g

/** The files that each file of a bundle imports before it runs. */
type ImportedFiles = Readonly<Record<string, { readonly imports: readonly string[] }>>

/**
 * Fetches files before a dynamic `import()` of a build loads them. Some browsers remember a module that failed to load
 * and never ask for it again. A failed `fetch()` is forgotten, and a successful one fills the browser's cache.
 *
 * The `import()` rejects with null while a file cannot be fetched, and with the browser's error when it was fetched and
 * still fails; then only reloading the page helps. The live preview leaves imports alone.
 *
 * It replaces Vite's helper, which preloads styles and chunks and would be the largest script on every page.
 */
export function fetchedImport(): Plugin {
  let base = '/'
  return {
    name: 'fetched-import',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: (config) => {
      base = config.base
      const plugin = config.plugins.find(({ name }) => name === wrapper)
      if (!plugin) throw new Error(`Vite has no plugin “${wrapper}” any more: see how it wraps import() now`)
      plugin.applyToEnvironment = () => false
    },
    // This site does not use vite-plugin-ssr's client router, with which the islands would share a chunk of helpers.
    options: (options) => {
      const entries = Object.entries(options.input ?? {}).filter(([name]) => name !== 'entries/entry-server-routing')
      return { ...options, input: Object.fromEntries(entries) }
    },
    renderChunk: (code, { fileName }, _, { chunks }) => fetchBeforeImports(code, fileName, base, chunks),
  }
}

/** Adds a `fetch()` before each `import()` of a file of the bundle to the code of a file, for a site at a base path. */
export function fetchBeforeImports(code: string, file: string, base: string, bundle: ImportedFiles): string {
  return code.replace(written, (asWritten, _, path: string) => {
    const target = posix.join(posix.dirname(file), path)
    if (!bundle[target]) return asWritten
    const loaded = filesFor(file, bundle)
    const addresses = [...filesFor(target, bundle)].filter((name) => !loaded.has(name)).map((name) => base + name)
    if (addresses.length === 0) return asWritten
    // A file may fail until its body has arrived.
    const fetches = addresses.map((address) => `fetch("${address}").then((answer) => answer.blob())`)
    return `${fetches.join('.then(() => ')}${')'.repeat(fetches.length - 1)}.then(() => import("${base}${target}"), () => { throw null })`
  })
}

/** A file with all that it imports before it runs. */
function filesFor(file: string, bundle: ImportedFiles): Set<string> {
  const files = new Set([file])
  for (const name of files) for (const next of bundle[name]?.imports ?? []) files.add(next)
  return files
}
