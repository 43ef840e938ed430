import type { Plugin } from 'vite'

/**
 * Leaves a dynamic `import()` as it is written. Vite wraps each in a helper that preloads styles and further chunks; the
 * site's islands have neither, and the helper would be the largest script that every page loads. Each module gets one of
 * its own, which the bundler then takes away: one that they share would be a file that every page asks for.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: (_, importer = '') => `\0plain-import:${importer}`,
    },
    load: {
      filter: { id: /^\0plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
