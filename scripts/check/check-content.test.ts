import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { checkContent, coverageOf } from './check-content.ts'

describe('the check', () => {
  it('finds the content sound, and says how much it looked at', () => {
    const { root } = createContentTree()
    const checked = checkContent(root)
    expect(checked.isSound).toBe(true)
    expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(coverageOf(checked, undefined)).toMatch(
      /^1\d\d figures in the ledger, 1\d\d in frontmatter, 1\d\d in prose through references, \d+ accepted, pages: not built$/,
    )
  })

  it('is not passed with an error', () => {
    const tree = createContentTree()
    tree.edit('pages/contact.md', (text) => `${text}\n<b>\n`)
    expect(checkContent(tree.root).isSound).toBe(false)
  })

  it('is passed with placeholders, which a release refuses each at its place', () => {
    const { root } = createContentTree()
    const { placeholders } = checkContent(root)
    const release = checkContent(root, { release: true })
    expect(placeholders.length).toBeGreaterThan(0)
    expect(release.isSound).toBe(false)
    const errors = release.problems.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(placeholders.length)
    expect(errors[0]).toMatchObject({
      severity: 'error',
      file: placeholders[0]?.file,
      line: placeholders[0]?.line,
    })
  })

  it('is not passed by an empty folder', () => {
    const tree = createContentTree()
    const root = join(tree.root, 'empty')
    mkdirSync(root)
    const { isSound, problems } = checkContent(root)
    expect(isSound).toBe(false)
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'check/empty' }))
  })

  it('counts the placeholders of no draft', () => {
    const tree = createContentTree()
    const before = checkContent(tree.root).placeholders.length
    tree.write('leaders/draft.md', tree.read('leaders/leader-a.md').replace('id: leader-a', 'id: draft\ndraft: true'))
    expect(checkContent(tree.root).placeholders).toHaveLength(before)
  })
})
