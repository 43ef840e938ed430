import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Makes a function that frees recent objects that are no longer used. The pixels of drawings do not count as JavaScript
 * memory, so that thousands of them would wait for a collection that nothing triggers: three hundred drawings took a
 * gigabyte, and with this they take next to nothing.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc')
  return () => collect({ type: 'minor' })
}
