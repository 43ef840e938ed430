import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/** What Vite may serve of this project: the code that runs in the browser, and packages, wherever they are linked to. */
export const servedCode = [
  ...['pages/+client.ts', 'renderer', 'node_modules', 'scripts/dev/client.ts'].map((path) => resolve(path)),
  realpathSync('node_modules'),
]

/** Whether Vite answers a path. It has more addresses, such as one that starts an editor, and checks them too late. */
export function isCode(path: string): boolean {
  if (/^\/@(?:vite\/|react-refresh$)/.test(path)) return true
  // Only the entry is below Vite's root; everything else has its full path.
  if (path === '/+client.ts') return true
  if (!path.startsWith('/@fs/')) return false
  const file = path.slice('/@fs'.length)
  return servedCode.some((served) => file === served || file.startsWith(`${served}/`))
}
