import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { displayPath } from '../renderer/content/files/file-access.ts'
import type { ContentPlace } from '../renderer/content/load.ts'
import { buildDay } from './build/build-day.ts'
import { UsageError } from './command-line.ts'

/** The folder of the content: that of `--root`, otherwise this project's. */
export function contentRoot(option = 'markdown'): string {
  const root = resolve(option)
  if (existsSync(root) && statSync(root).isDirectory()) return root
  throw new UsageError(`there is no folder ${root}: --root names a folder laid out like markdown/`)
}

/** The folder of the files that are served as they are: `public` beside the content, otherwise this project's. */
export function publicFolderOf(root: string): string {
  const beside = join(dirname(root), 'public')
  return existsSync(beside) ? displayPath(beside) : 'public'
}

/** The content of `--root`, otherwise this project's, as of today. */
export function contentPlace(option: string | undefined): ContentPlace {
  const root = contentRoot(option)
  return { root, publicFolder: publicFolderOf(root), today: buildDay() }
}
