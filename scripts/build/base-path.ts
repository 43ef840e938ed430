import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEntry } from '../../renderer/content/entries/entry.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { basePathOf } from '../../renderer/hosting/base-path.ts'

/**
 * The base path in the settings of a content folder, which bundling needs before the content is checked. Settings that
 * cannot be read will stop the build.
 */
export function readBasePath(root: string): string {
  const file = join(root, singles.settings.file)
  if (!existsSync(file)) return '/'
  const entry = readEntry({ kind: 'settings', id: 'settings', path: file, file })
  return entry.ok ? basePathOf(String(entry.value.data.url)) : '/'
}
