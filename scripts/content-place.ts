import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { displayPath } from '../renderer/content/files/file-access.ts'
import type { ContentPlace } from '../renderer/content/load.ts'
import { buildDay } from './build/build-day.ts'
import { UsageError } from './command-line.ts'

/**
 * The content of `--root`, otherwise this project's, with the files that are served as they are, which are in `public`
 * beside it, otherwise this project's; as of today.
 */
export function contentPlace(option = 'markdown'): ContentPlace {
  const root = resolve(option)
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`there is no folder ${root}: --root names a folder laid out like markdown/`)
  const beside = join(dirname(root), 'public')
  return { root, publicFolder: existsSync(beside) ? displayPath(beside) : 'public', today: buildDay() }
}
