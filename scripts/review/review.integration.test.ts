import { expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { runCommand } from '../testing/run-command.ts'

it('after an edit and one review the check is green again, whatever the line ends of the ledger', () => {
  const tree = createContentTree()
  tree.edit('ledger.csv', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
  tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83\n', 'value: 84\n'))
  const { status, output } = runCommand(tree.root, 'review')
  expect({ status, lines: output.split('\n').map((line) => line.slice(0, 30)) }).toEqual({
    status: 0,
    lines: ['- keeper-club/belonging,83,%,,', '+ keeper-club/belonging,84,%,,', ''],
  })
  expect(runCommand(tree.root, 'check', '--no-cache')).toMatchObject({
    status: 0,
    output: expect.stringContaining('✓ sound'),
  })
  expect(runCommand(tree.root, 'review')).toEqual({ status: 0, output: '' })
})

it('what people have to write of a new figure is refused by the check until it is written', () => {
  const tree = createContentTree()
  const depth = 'stats:\n  - id: depth\n    label: depth of a well\n    value: 12\n    standsFor: result\n'
  tree.edit('pilots/keeper-club.md', (text) => text.replace('stats:\n', depth))
  tree.edit('ledger.csv', (text) => text.replace(/^count\/pilots,.*\n/m, ''))
  expect(runCommand(tree.root, 'review').status).toBe(0)
  const { status, output } = runCommand(tree.root, 'check', '--no-cache')
  expect(status).toBe(1)
  for (const words of ['meaning` of `keeper-club/depth', 'source` of `keeper-club/depth', 'unseen` of `count/pilots'])
    expect(output).toContain(`error: \`${words}\`: \`To be written\` is still here`)
})

it('nothing is written while a file cannot be read, and it is said which', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83\n', 'value: 84\n'))
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const before = tree.read('ledger.csv')
  const { status, output } = runCommand(tree.root, 'review')
  expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(/pages\/contact\.md:\d+:\d+ error: /) })
  expect(tree.read('ledger.csv')).toBe(before)
})
