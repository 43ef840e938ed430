import type { Plugin } from 'vite'

/**
 * Leaves a dynamic `import()` as it is written. Vite wraps each in a helper that preloads styles and further chunks; the
 * site's islands have neither, and the helper would be the largest script that every page loads.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
