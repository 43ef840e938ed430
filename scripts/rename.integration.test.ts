import { expect, test } from 'vitest'
import { createContentTree } from '../renderer/content/testing/content-tree.ts'
import { runCommand } from './testing/run-command.ts'

test('it does in another folder what it says', () => {
  const { root, read } = createContentTree()
  const { output } = runCommand(root, 'rename', 'pilot', 'lantern-post', 'lamp-post')
  expect(output).toContain('✓ lantern-post is called lamp-post now, in these files:\n')
  expect(output).toContain(`  ${root}/pilots/lamp-post.md\n`)
  expect(read('pilots/lamp-post.md')).toContain('id: lamp-post')
})
