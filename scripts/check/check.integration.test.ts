import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../../renderer/content/load.ts'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { mistakes, typed } from '../../renderer/content/testing/mistakes.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { runCommand } from '../testing/run-command.ts'

const { publicFolder, day: today } = fixture

test('the command reports every file that cannot be read in one run, without a stack trace', () => {
  const tree = createContentTree()
  const broken = mistakes.filter(({ rule }) => /^(?:frontmatter|files|mdx)\//.test(rule))
  // One of each file: of two mistakes in the fields of a file one may hide the other.
  for (const mistake of new Map(broken.map((row) => [row.file, row])).values()) tree.write(mistake.file, typed(mistake))
  const { problems } = loadContent({ root: tree.root, publicFolder, today })
  const unreadable = new Set(problems.map(({ file }) => file.replace(`${tree.root}/`, '')))
  expect(unreadable.size).toBeGreaterThan(5)
  const { status, output } = runCommand(tree.root, 'check', '--no-cache')
  expect(status).toBe(1)
  expect(output).not.toMatch(/^\s+at \S+|Object\.|node:internal/m)
  const told = output.replaceAll(`${tree.root}/`, '').split('\n\n')
  expect([...unreadable].filter((file) => !told.some((block) => block.startsWith(`${file}:`)))).toEqual([])
  expect(output).toMatch(/✗ \d+ errors: figures, links and texts are checked when every file can be read/)
})

test('a sound file is not called sound while another cannot be read, since nothing has compared them yet', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const { status, output } = runCommand(tree.root, 'check', '--no-cache', join(tree.root, 'pages/home.md'))
  expect(output).toContain('✗ not checked yet: figures, links and texts are checked when every file can be read')
  expect(status).toBe(1)
})
