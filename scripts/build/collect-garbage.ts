import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Makes a function that frees what was made a moment ago and is no longer used. Pixels of drawings lie outside of what
 * JavaScript counts as memory, so that thousands of them would be waiting for a collection that nothing asks for: three
 * hundred drawings took a gigabyte, and with this they take none worth naming.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc')
  return () => collect({ type: 'minor' })
}
