import type { ModuleGraph, ModuleNode } from 'vite'

/**
 * Hides files that are only watched, such as imported stylesheets, from the module graph. Vite keeps them there as
 * assets, and vite-plugin-ssr takes every stylesheet for a module and fails on all pages but the first.
 */
export function hideWatchedFiles(graph: ModuleGraph): void {
  const getModuleById = graph.getModuleById.bind(graph)
  graph.getModuleById = (id) => {
    const node = getModuleById(id)
    return node && withoutAssets(node)
  }
}

function withoutAssets(node: ModuleNode): ModuleNode {
  return new Proxy(node, {
    get: (target, name) => {
      if (name !== 'importedModules') return Reflect.get(target, name, target)
      const modules = [...target.importedModules].filter(({ type }) => type !== 'asset')
      return new Set(modules.map(withoutAssets))
    },
  })
}
