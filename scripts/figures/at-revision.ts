import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { loadContent } from '../../renderer/content/load.ts'
import { buildDay } from '../build/build-day.ts'
import { UsageError } from '../options.ts'
import { type InventoryEntry, takeInventory } from './inventory.ts'

/**
 * The figures as they were at a git revision: its content folder is written to a temporary folder and read there.
 *
 * @throws UsageError when git does not know the revision, or the folder is in no repository
 */
export function inventoryAt(revision: string, root: string): InventoryEntry[] {
  const top = git(root, ['rev-parse', '--show-toplevel'])
  const commit = git(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `git knows no revision ${revision}`,
  )
  const folder = relative(top, root)
  const copy = mkdtempSync(join(tmpdir(), 'figures-'))
  try {
    const names = git(top, ['ls-tree', '-r', '--name-only', '-z', commit, '--', folder]).split('\0').filter(Boolean)
    for (const name of names) {
      const path = join(copy, relative(folder, name))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, execFileSync('git', ['-C', top, 'show', `${commit}:${name}`]))
    }
    const inventory = takeInventory(
      loadContent({ root: copy, publicFolder: 'public', renders: false, today: buildDay() }),
    )
    return inventory.map((entry) => ({
      ...entry,
      written: entry.written.replace(copy, folder),
      reviewed: entry.reviewed.replace(copy, folder),
    }))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function git(folder: string, options: readonly string[], message = `${folder} is in no git repository`): string {
  try {
    return execFileSync('git', ['-C', folder, ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/\n$/, '')
  } catch {
    throw new UsageError(message)
  }
}
