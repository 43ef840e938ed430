import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ModuleGraph, ModuleNode, ViteDevServer } from 'vite'
import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { explainPageFailure } from './page-failure.ts'

// What the live preview asks of Vite and vite-plugin-ssr, and hides from them, beyond what their options offer.

/** What Vite may serve of this project: the code that runs in the browser, and packages, wherever they are linked to. */
export const servedCode = [
  ...['pages/+client.ts', 'renderer', 'node_modules', 'scripts/dev/client.ts'].map((path) => resolve(path)),
  realpathSync('node_modules'),
]

/**
 * Whether a path is one of those that Vite may answer. It has more, such as one that starts an editor, and checks too late
 * what it may serve.
 */
export function isCode(path: string): boolean {
  if (/^\/@(?:vite\/|react-refresh$)/.test(path)) return true
  // Only the entry is below Vite's root; everything else has its full path.
  if (path === '/+client.ts') return true
  if (!path.startsWith('/@fs/')) return false
  const file = path.slice('/@fs'.length)
  return servedCode.some((served) => file === served || file.startsWith(`${served}/`))
}

/**
 * Watches the code that pages are made with. A change is reported once Vite has invalidated the code: the watcher fires
 * earlier, when a page would still come out as before. A fault is reported when a browser has requested the code.
 *
 * @returns what is wrong now with the code that runs in the browser, and with the stylesheet
 */
export function watchCode({ environments }: ViteDevServer, notify: () => void): () => PlacedProblem[] {
  let faults: PlacedProblem[] = []
  for (const { hot } of [environments.client, environments.ssr]) {
    const send = hot.send
    hot.send = (...said: unknown[]) => {
      Reflect.apply(send, hot, said)
      const [payload] = said
      if (typeof payload !== 'object' || payload === null || !('type' in payload)) return
      if (payload.type === 'error' && 'err' in payload) faults = [explainPageFailure(payload.err)]
      else if (payload.type === 'update' || payload.type === 'full-reload') faults = []
      else return
      notify()
    }
  }
  return () => faults
}

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
  const get = () => new Set([...node.importedModules].filter(({ type }) => type !== 'asset').map(withoutAssets))
  return Object.create(node, { importedModules: { get } })
}

/** Tells vite-plugin-ssr only about files below its root: it looks at all names, and fails at one with a plus sign. */
export function watchPagesOnly({ watcher, config }: ViteDevServer): void {
  for (const event of ['add', 'unlink'] as const) {
    // It has put its listener first.
    const [listener] = watcher.listeners(event)
    if (!listener) throw new Error(`vite-plugin-ssr does not ask for the event “${event}” any more`)
    watcher.off(event, listener as () => void)
    watcher.prependListener(event, (path: string) => {
      if (path.startsWith(`${config.root}/`)) Reflect.apply(listener, watcher, [path])
    })
  }
}
