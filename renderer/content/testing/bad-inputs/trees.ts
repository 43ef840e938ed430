import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A tree of content with something in it that is no readable file, and all that the check says of it. */
export interface BadTree {
  /** What was done. */
  what: string
  /** Does it to a copy of the content. */
  spoil: (root: string) => void
  /** The errors: `file:line:column message [rule]`, with paths from the root. */
  says: readonly string[]
}

/** Puts a folder in the place of a file, or of nothing. */
function folder(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  mkdirSync(join(root, path))
}

/** What the disk may do to a writer: folders for files, files for folders, links that lead nowhere. */
export const badTrees: readonly BadTree[] = [
  {
    what: 'a folder for a page',
    spoil: (root) => folder(root, 'pages/home.md'),
    says: ['pages/home.md:1:1 expected a file, found a folder [files/access]'],
  },
  {
    what: 'a folder for the ledger',
    spoil: (root) => folder(root, 'ledger.csv'),
    says: ['ledger.csv:1:1 expected a file, found a folder [files/access]'],
  },
  {
    what: 'a folder for an article',
    spoil: (root) => folder(root, 'articles/new.md'),
    says: ['articles/new.md:1:1 expected a file, found a folder [files/name]'],
  },
  {
    what: 'a file for a folder of articles, and for that of pages',
    spoil: (root) => {
      for (const name of ['partners', 'pages']) {
        rmSync(join(root, name), { recursive: true })
        writeFileSync(join(root, name), 'x')
      }
    },
    says: [
      'pages:1:1 expected a folder, found a file [files/access]',
      'partners:1:1 expected a folder, found a file [files/access]',
    ],
  },
  {
    what: 'a link to nothing',
    spoil: (root) => symlinkSync('nowhere', join(root, 'articles/lost.md')),
    says: [
      'articles/lost.md:1:1 expected a file or a folder, found a symbolic link, which could lead anywhere on the disk [files/access]',
    ],
  },
  {
    what: 'a link to itself',
    spoil: (root) => symlinkSync('ring.md', join(root, 'articles/ring.md')),
    says: [
      'articles/ring.md:1:1 expected a file or a folder, found a symbolic link, which could lead anywhere on the disk [files/access]',
    ],
  },
  {
    what: 'a file that is too large',
    spoil: (root) => writeFileSync(join(root, 'articles/endless.md'), 'a'.repeat(64_001)),
    says: ['articles/endless.md:1:1 the file has 64,001 characters, expected 64,000 at most [files/encoding]'],
  },
]
