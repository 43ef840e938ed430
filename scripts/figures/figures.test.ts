import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'

/** Runs the command `figures` on a folder of content. */
function figures(root: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    ['scripts/figures.ts', '--root', root, ...options],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

/** A repository whose first commit, with the tag `before`, is this content. */
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
  it('tells what changed in a repository whose top is the content', () => {
    const tree = createContentTree()
    createRepository(tree.root)
    tree.edit('pilots/givify.md', (text) => text.replace('value: 87', 'value: 88'))
    const { status, stdout } = figures(tree.root, '--since', 'before')
    expect(stdout).toMatch(
      /^givify\/\S+: 87% → 88%\n {2}\S+pilots\/givify.md:\d+\n {2}must be seen on \/pilot\/givify\n$/,
    )
    expect(status).toBe(0)
  })

  it('tells what changed in a folder of a repository, and what is gone by its old place', () => {
    const tree = createContentTree()
    const root = join(tree.root, 'inner')
    cpSync('markdown', root, { recursive: true })
    createRepository(tree.root)
    tree.edit('inner/ledger.yaml', (text) => text.replace(/ {2}- id: home\/evaluators\n(?: {4}.*\n)+/, ''))
    const { stdout, status } = figures(root, '--since', 'before')
    expect(stdout).toMatch(/^home\/evaluators: 96 people → \(gone\)\n {2}inner\/pages\/home\.md:\d+\n/)
    expect(status).toBe(0)
  })

  it('tells on which side content is broken, and of no figure', () => {
    const tree = createContentTree()
    const { commit, git } = createRepository(tree.root)
    tree.write('ledger.yaml', 'figures: [\n')
    const now = figures(tree.root, '--since', 'before')
    expect(now.stdout).toContain('✗ the content is broken')
    expect(now.stdout).toContain('ledger.yaml:')
    expect(now.stdout).not.toContain('gone')
    expect(now.status).toBe(1)
    expect(figures(tree.root).status).toBe(1)

    commit()
    git('checkout', '--quiet', 'before', '--', '.')
    const before = figures(tree.root, '--since', 'HEAD', '--format', 'markdown')
    expect(before.stdout).toMatch(/^✗ the content at HEAD is broken.*\n\n- ledger\.yaml:\d+:\d+ /)
    expect(before.status).toBe(1)
  })

  it('says where a figure must be seen while no pages are built from this content', () => {
    const tree = createContentTree()
    tree.edit('pages/contact.md', (text) => `${text}\nMore.\n`)
    expect(figures(tree.root, 'unhcr-us/total-reach').stdout).toContain('  must be seen on /pilot/unhcr-us')
  })

  it('knows no revision that git does not know', () => {
    const tree = createContentTree()
    createRepository(tree.root)
    expect(figures(tree.root, '--since', 'nothing')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('git knows no revision nothing'),
    })
  })
})
