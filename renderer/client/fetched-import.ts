import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own plugin that wraps each dynamic `import()` of a build. */
const wrapper = 'native:import-analysis-build'

/** The entry of a router for the browser, which this site does not have. */
const router = /^entries\/entry-server-routing$/

/** An `import()` as the bundler writes it. */
const written = /\bimport\((["'`])(\.[^"'`]+)\1\)/g

/** The files that each file of a bundle imports before it runs. */
type ImportedFiles = Readonly<Record<string, { readonly imports: readonly string[] }>>

/**
 * Asks for files by `fetch()` before a dynamic `import()` of a build asks for them. Some browsers remember a module that
 * could not be loaded and never ask for it again; a `fetch()` that fails is forgotten, and what it brought is in the cache
 * of the browser when the module is imported.
 *
 * The `import()` rejects with null while a file is out of reach, and with the browser's error where the files are there
 * and cannot be used: then only a new load of the page helps. In the live preview it is as it is written.
 *
 * This takes the place of Vite's helper, which preloads styles and further chunks, and would be the largest script that
 * every page loads.
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
    // Only the script of every page is wanted: with the router of vite-plugin-ssr the islands would share a file of helpers.
    options: (options) => ({
      ...options,
      input: Object.fromEntries(Object.entries(options.input ?? {}).filter(([name]) => !router.test(name))),
    }),
    renderChunk: (code, { fileName }, _, { chunks }) => fetchBeforeImports(code, fileName, base, chunks),
  }
}

/**
 * Writes the `fetch()` of the files before each `import()` of a file of the bundle.
 *
 * @param file the name of the file that the code stands in
 * @param base the path that the site lies at
 * @param bundle all files of the bundle
 */
export function fetchBeforeImports(code: string, file: string, base: string, bundle: ImportedFiles): string {
  return code.replace(written, (asWritten, _, path: string) => {
    const target = posix.join(posix.dirname(file), path)
    if (!bundle[target]) return asWritten
    const loaded = filesFor(file, bundle)
    const addresses = [...filesFor(target, bundle)].filter((name) => !loaded.has(name)).map((name) => base + name)
    // Until its body is there a file may still fail.
    if (addresses.length === 0) return asWritten
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
