import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'

const { publicFolder, day } = fixture

function run(root: string, command: string, ...options: string[]): { status: number | null; output: string } {
  const words = [resolve('scripts/run.mjs'), command, '--root', root, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    // The fixture's pictures are in the folder beside this one.
    cwd: dirname(publicFolder),
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) },
    encoding: 'utf8',
    input: '',
  })
  return { status, output: stdout + stderr }
}

it('after one edit and one yes the check is green, and without a terminal nothing is decided', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83\n', 'value: 84\n'))
  const ledger = join(tree.root, 'ledger.yaml')
  const listed = run(tree.root, 'review')
  expect(listed.status).toBe(1)
  expect(listed.output).toContain('keeper-club/belonging: 83% → 84%')
  const taken = run(tree.root, 'review', '--yes', '--by', 'Ada')
  expect(taken).toMatchObject({ status: 0, output: expect.stringContaining(`1 difference taken into ${ledger}`) })
  const checked = run(tree.root, 'check', '--no-cache')
  expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('✓ sound') })
})

it('who has reviewed is one line of the commit message', () => {
  const tree = createContentTree()
  const { status, output } = run(tree.root, 'review', '--yes', '--by', 'Ada\nSigned-off-by: somebody else')
  expect(status).toBe(2)
  expect(output).toContain('expected --by to be a name on one line')
  expect(output).not.toContain('Signed-off-by')
})
