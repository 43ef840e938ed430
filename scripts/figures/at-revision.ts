import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { UsageError } from '../options.ts'
import { takeInventory } from './inventory.ts'

/**
 * The figures of the content as it was at a git revision, and its problems: its folder is written to a temporary folder
 * and read there. Places are named as they are in the repository.
 *
 * @throws UsageError when git does not know the revision, the revision has no such folder, or the folder is in no repository
 */
export function contentAt(revision: string, place: ContentPlace) {
  const { root } = place
  const temporary = mkdtempSync(join(tmpdir(), 'figures-'))
  // A separate index leaves the repository's own alone.
  const env = { ...process.env, GIT_INDEX_FILE: join(temporary, 'index') }
  const git = (from: string, words: readonly string[], refusal = `${from} is not in a git repository`) => {
    try {
      const written = execFileSync('git', ['-C', from, ...words], { env, stdio: ['ignore', 'pipe', 'ignore'] })
      return String(written).replace(/\n$/, '')
    } catch {
      throw new UsageError(refusal)
    }
  }
  const find = (name: string, refusal: string) =>
    git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', name], refusal)
  try {
    // The folder from the top of the repository, with a slash at its end; empty when it is the top itself.
    const [top = '', folder = ''] = git(root, ['rev-parse', '--show-toplevel', '--show-prefix']).split('\n')
    const commit = find(`${revision}^{commit}`, `git has no revision ${revision}`)
    const tree = find(`${commit}:${folder.replace(/\/$/, '')}`, `at ${revision} there is no folder ${folder}`)
    const copy = join(temporary, 'content')
    mkdirSync(copy)
    // Two commands write all files, however many. Below the top, git would write only the folder that it runs in.
    git(top, ['read-tree', tree])
    git(top, ['checkout-index', '--all', `--prefix=${copy}/`])
    const loaded = loadContent({ ...place, root: copy })
    const rename = (name: string) => name.replace(`${copy}/`, folder)
    return {
      isWhole: loaded.isWhole,
      problems: loaded.problems.map((problem) => ({ ...problem, file: rename(problem.file) })),
      inventory: takeInventory(loaded).map((entry) => ({ ...entry, written: rename(entry.written) })),
    }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}
