import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'

/** The errors in the files that a spoiled tree is about; what refers to them may be in error as well. */
function errorsOf({ problems }: ReturnType<ReturnType<typeof createContentTree>['load']>): string[] {
  return problems
    .filter(({ rule }) => rule.startsWith('files/'))
    .map(({ file, line, column, message, rule }) => `${file}:${line}:${column} ${message} [${rule}]`)
}

/** Puts a folder in the place of a file, or of nothing. */
function folder(path: string): void {
  rmSync(path, { force: true })
  mkdirSync(path)
}

/** Puts a file in the place of a folder. */
function file(path: string): void {
  rmSync(path, { recursive: true })
  writeFileSync(path, 'x')
}

const aFolder = 'expected a file, found a folder'
const aLink = 'expected a file or a folder, found a symbolic link, which could lead anywhere on the disk [files/access]'

describe('is reported with its file, and ends neither a check nor the live preview:', () => {
  it.each<[what: string, path: string, spoil: (path: string) => void, says: string]>([
    ['a folder for a page', 'pages/home.md', folder, `${aFolder} [files/access]`],
    ['a folder for the ledger', 'ledger.csv', folder, `${aFolder} [files/access]`],
    ['a folder for an article', 'articles/new.md', folder, `${aFolder} [files/name]`],
    ['a file for the folder of pages', 'pages', file, 'expected a folder, found a file [files/access]'],
    ['a file for a folder of a kind', 'partners', file, 'expected a folder, found a file [files/access]'],
    ['a link to nothing', 'articles/lost.md', (path) => symlinkSync('nowhere', path), aLink],
    ['a link to itself', 'articles/ring.md', (path) => symlinkSync('ring.md', path), aLink],
    [
      'a file that is too large',
      'articles/endless.md',
      (path) => writeFileSync(path, 'a'.repeat(64_001)),
      'the file has 64,001 characters, expected 64,000 at most [files/encoding]',
    ],
  ])('%s', (_, path, spoil, says) => {
    const tree = createContentTree()
    expect(errorsOf(tree.load())).toEqual([])
    spoil(join(tree.root, path))
    expect(errorsOf(tree.load())).toEqual([`${path}:1:1 ${says}`])
    // Whether anything is known of its files or not.
    expect(errorsOf(tree.load({ findKept: () => undefined }))).toEqual([`${path}:1:1 ${says}`])
  })

  it('a file that may not be read', ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may read every file')
    const tree = createContentTree()
    chmodSync(join(tree.root, 'pilots/keeper-club.md'), 0)
    expect(errorsOf(tree.load())).toEqual([
      'pilots/keeper-club.md:1:1 there is no permission to read this [files/access]',
    ])
  })
})
