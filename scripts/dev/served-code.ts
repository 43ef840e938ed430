import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/** The modules of the live preview itself that run in the browser. */
const ownModules = ['scripts/dev/client.ts', 'scripts/dev/content-change.ts']

/** What Vite may hand out of this project: the code that runs in the browser, and packages, wherever a link has put them. */
export const servedCode = [
  ...['pages/+client.ts', 'renderer', 'node_modules', ...ownModules].map((path) => resolve(path)),
  realpathSync('node_modules'),
]

/**
 * Whether a path is one of code, which Vite answers. Vite knows more addresses, such as one that starts an editor, and looks
 * at what it may hand out only after it has read it.
 */
export function isCode(path: string): boolean {
  if (/^\/@(?:vite\/|react-refresh$)/.test(path)) return true
  // The entry alone lies below Vite's own root; all else has its whole path.
  if (path === '/+client.ts') return true
  if (!path.startsWith('/@fs/')) return false
  const file = path.slice('/@fs'.length)
  return servedCode.some((served) => file === served || file.startsWith(`${served}/`))
}
