import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { UsageError } from '../options.ts'
import { type ListOptions, listFigures } from './list-figures.ts'

const { publicFolder, day: today } = fixture
const list = (root: string, options: Partial<ListOptions> = {}) =>
  listFigures({ root, publicFolder, today, ...options })

/** A repository whose first commit, with the tag `before`, is the content of a folder. */
function createRepository(top: string) {
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', top, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options])
  git('init', '--quiet')
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Content')
  }
  commit()
  git('tag', 'before')
  return { commit, git }
}

describe('the command that lists figures', () => {
  it('tells what changed in a repository whose top is the content', async () => {
    const tree = createContentTree()
    createRepository(tree.root)
    tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83', 'value: 84'))
    const { text, isWhole } = await list(tree.root, { since: 'before' })
    expect(text).toMatch(
      /^keeper-club\/belonging: 83% → 84%\n {2}\S+pilots\/keeper-club.md:\d+\n {2}must be seen on \/pilot\/keeper-club$/,
    )
    expect(isWhole).toBe(true)
  })

  it('tells what changed in a folder of a repository, and what is gone by its old place', async () => {
    const tree = createContentTree()
    const root = join(tree.root, 'inner')
    cpSync(fixture.root, root, { recursive: true })
    createRepository(tree.root)
    tree.edit('inner/ledger.yaml', (text) => text.replace(/ {2}- id: home\/judges\n(?: {4}.*\n)+/, ''))
    const { text, isWhole } = await list(root, { since: 'before' })
    expect(text).toMatch(/^home\/judges: 31 people → \(gone\)\n {2}inner\/pages\/home\.md:\d+\n/)
    expect(isWhole).toBe(true)
  })

  it('tells on which side content is broken, and of no figure', async () => {
    const tree = createContentTree()
    const { commit, git } = createRepository(tree.root)
    tree.write('ledger.yaml', 'figures: [\n')
    const now = await list(tree.root, { since: 'before' })
    expect(now.text).toContain('✗ the content is broken')
    expect(now.text).toContain('ledger.yaml:')
    expect(now.text).not.toContain('gone')
    expect(now.isWhole).toBe(false)
    expect((await list(tree.root)).isWhole).toBe(false)

    commit()
    git('checkout', '--quiet', 'before', '--', '.')
    // The command itself fails.
    const options = ['--root', tree.root, '--since', 'HEAD', '--format', 'markdown']
    const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'figures', ...options], {
      // The fixture's pictures are in the folder beside this one.
      cwd: dirname(publicFolder),
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^✗ the content at HEAD is broken.*\n\n- ledger\.yaml:\d+:\d+ /)
    expect(status).toBe(1)
  })

  it('says where a figure must be seen while no pages are built from this content', async () => {
    const tree = createContentTree()
    tree.edit('pages/contact.md', (text) => `${text}\nMore.\n`)
    expect((await list(tree.root, { names: ['lantern-post/total-reach'] })).text).toContain(
      '  must be seen on /pilot/lantern-post',
    )
  })

  it('knows no revision that git does not know', async () => {
    const tree = createContentTree()
    createRepository(tree.root)
    await expect(list(tree.root, { since: 'nothing' })).rejects.toThrow(UsageError)
    await expect(list(tree.root, { since: 'nothing' })).rejects.toThrow('git has no revision nothing')
  })
})
