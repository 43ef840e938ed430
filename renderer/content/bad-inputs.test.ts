import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { badTrees } from './testing/bad-inputs/trees.ts'
import { createContentTree } from './testing/content-tree.ts'

/** The errors in the files that a spoiled tree is about; what refers to them may be in error as well. */
function errorsOf({ problems }: ReturnType<ReturnType<typeof createContentTree>['load']>): string[] {
  return problems
    .filter(({ rule }) => rule.startsWith('files/'))
    .map(({ file, line, column, message, rule }) => `${file}:${line}:${column} ${message} [${rule}]`)
}

describe('is reported with its file, and ends neither a check nor the live preview', () => {
  it.each(badTrees)('$what', ({ spoil, says }) => {
    const tree = createContentTree()
    expect(errorsOf(tree.load())).toEqual([])
    spoil(tree.root)
    expect(errorsOf(tree.load())).toEqual(says)
    // Whether anything is known of its files or not.
    expect(errorsOf(tree.load({ findKnown: () => undefined }))).toEqual(says)
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
