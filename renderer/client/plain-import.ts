import type { Plugin } from 'vite'

/** Vite's own plugin that wraps each dynamic `import()` of a build. */
const wrapper = 'native:import-analysis-build'

/**
 * Leaves a dynamic `import()` as it is written. Vite wraps each in a helper that preloads styles and further chunks; the
 * site's islands have neither, and the helper would be the largest script that every page loads, or a file that every page
 * asks for.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    configResolved: ({ command, build, plugins }) => {
      if (command !== 'build' || build.ssr) return
      const plugin = plugins.find(({ name }) => name === wrapper)
      if (!plugin) throw new Error(`Vite has no plugin “${wrapper}” any more: see how it wraps import() now`)
      plugin.applyToEnvironment = () => false
    },
  }
}
