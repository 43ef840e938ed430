import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findFiles } from '../../renderer/content/files/find-files.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { placeProblems } from '../../renderer/content/problems/place-problems.ts'
import { sortProblems } from '../../renderer/content/problems/problem.ts'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { readable } from '../../renderer/content/testing/readable.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { type CheckOptions, checkWhole, coverageOf, findNothingRead } from './check-content.ts'

const check = (root: string, options: Partial<CheckOptions> = {}) =>
  checkWhole({ root, publicFolder: fixture.publicFolder, today: fixture.day, ...options })

describe('the check', () => {
  it('finds the content sound, and says how much it looked at', async () => {
    const checked = readable(await check(fixture.root))
    expect(checked.problems).toEqual([])
    expect(coverageOf(checked, undefined)).toMatch(
      /^1\d\d figures in the ledger, [1-9]\d in frontmatter, [1-9]\d in prose through references, \d+ accepted, [1-9]\d* relations stated, pages: not built$/,
    )
  })

  it('is passed with placeholders, which a release refuses each at its place', async () => {
    const { placeholders, findPlaceholders, textOf } = readable(await check(fixture.root))
    const [first] = sortProblems(placeProblems(findPlaceholders(), textOf))
    const release = await check(fixture.root, { release: true })
    expect(placeholders).toBeGreaterThan(0)
    const errors = release.problems.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(placeholders)
    expect(errors[0]).toMatchObject({
      severity: 'error',
      file: first?.file,
      line: first?.line,
    })
  })

  it('is not passed without a relation', async () => {
    const tree = createContentTree()
    tree.edit('relations.yaml', (text) => text.replace(/^relations:\n(?: .*\n)+/m, ''))
    expect(emptyLayers(await check(tree.root))).toBe('there is nothing to check here: no relation')
  })

  it('is not passed without a reference to a figure', async () => {
    const tree = createContentTree()
    for (const { path } of findFiles(tree.root).files) {
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.replace(/:stats?\[[^\]]*\](?:\{[^}]*\})?|<Stat [^>]*>/g, 'some'))
    }
    expect(emptyLayers(await check(tree.root))).toContain('no reference to a figure')
  })

  it('is not passed by pages that show nothing', () => {
    expect(findNothingRead({ pages: 0, seenOn: new Map() }, 'markdown')).toMatchObject([
      { severity: 'error', message: 'there is nothing to check here: no page, no figure on a page' },
    ])
  })

  function emptyLayers({ problems }: Pick<LoadedContent, 'problems'>): string | undefined {
    return problems.find(({ rule }) => rule === 'check/empty')?.message
  }

  it('counts the placeholders of no draft', async () => {
    const tree = createContentTree()
    const before = readable(await check(fixture.root)).placeholders
    tree.write('leaders/draft.md', tree.read('leaders/ada-winch.md').replace('id: ada-winch', 'id: draft\ndraft: true'))
    expect(readable(await check(tree.root)).placeholders).toBe(before)
  })
})
