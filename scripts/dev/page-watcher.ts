import type { ViteDevServer } from 'vite'

/**
 * Tells vite-plugin-ssr of the files alone that come and go below its root. It looks at the name of every other, too, and ends the
 * preview when there is a plus sign in it.
 */
export function tellOfPagesAlone({ watcher, config }: ViteDevServer): void {
  for (const event of ['add', 'unlink'] as const) {
    // It has put itself before all others.
    const [listener] = watcher.listeners(event)
    if (!listener) throw new Error(`vite-plugin-ssr does not ask for the event “${event}” any more`)
    watcher.off(event, listener as () => void)
    watcher.prependListener(event, (path: string) => {
      if (path.startsWith(`${config.root}/`)) Reflect.apply(listener, watcher, [path])
    })
  }
}
