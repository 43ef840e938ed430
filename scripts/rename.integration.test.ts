import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { fixture } from '../renderer/testing/fixture.ts'

let root: string

beforeAll(() => {
  root = createFolder()
  cpSync(fixture.root, root, { recursive: true })
})

const run = (...words: string[]) => spawnSync(process.execPath, ['scripts/run.mjs', ...words], { encoding: 'utf8' })

test.each([[[]], [['pilt', 'a', 'b']]])('without what it needs, npm run rename says so in one line: %j', (words) => {
  const { status, stderr, stdout } = run('rename', ...words, '--root', root)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^error: .+\n$/)
})

test('it does in another folder what it says', () => {
  const renamed = run('rename', 'pilot', 'lantern-post', 'lamp-post', '--root', root)
  expect(renamed.stderr).toBe('')
  expect(renamed.stdout).toContain('✓ lantern-post is called lamp-post now, in these files:\n')
  expect(renamed.stdout).toContain(`  ${root}/pilots/lamp-post.md\n`)
  expect(existsSync(join(root, 'pilots/lamp-post.md'))).toBe(true)
})
