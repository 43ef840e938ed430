import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '../../renderer/content/load.ts'
import type { ContentPlace } from '../content-edits/on-copy.ts'
import { UsageError } from '../options.ts'

/**
 * The content as it was at a git revision: its folder is written to a temporary folder and read there.
 *
 * @returns also `rename`, which names a place in the repository rather than in the copy that was read
 * @throws UsageError when git does not know the revision, the revision has no such folder, or the folder is in no repository
 */
export function contentAt(revision: string, place: ContentPlace) {
  const { root } = place
  // The folder from the top of the repository, with a slash at its end; empty when it is the top itself.
  const [top = '', folder = ''] = git(root, ['rev-parse', '--show-toplevel', '--show-prefix']).split('\n')
  const commit = git(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `git knows no revision ${revision}`,
  )
  const tree = git(
    root,
    ['rev-parse', '--verify', '--quiet', `${commit}:${folder.replace(/\/$/, '')}`],
    `at ${revision} there is no folder ${folder}`,
  )
  const temporary = mkdtempSync(join(tmpdir(), 'figures-'))
  try {
    const copy = join(temporary, 'content')
    mkdirSync(copy)
    // A separate index leaves the repository's own alone; two commands write all files, however many. Below the top, git would
    // write only the folder that it runs in.
    const index = { GIT_INDEX_FILE: join(temporary, 'index') }
    git(top, ['read-tree', tree], undefined, index)
    git(top, ['checkout-index', '--all', `--prefix=${copy}/`], undefined, index)
    const loaded = loadContent({ ...place, root: copy })
    return { loaded, rename: (place: string) => place.replace(`${copy}/`, folder) }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

function git(
  folder: string,
  options: readonly string[],
  message = `${folder} is in no git repository`,
  environment: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync('git', ['-C', folder, ...options], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/\n$/, '')
  } catch {
    throw new UsageError(message)
  }
}
