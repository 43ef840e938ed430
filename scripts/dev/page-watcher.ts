import type { ViteDevServer } from 'vite'

/**
 * Tells vite-plugin-ssr only of files below its root. It looks at all names, and ends the preview at one with a plus
 * sign.
 */
export function tellOfPagesAlone({ watcher, config }: ViteDevServer): void {
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
