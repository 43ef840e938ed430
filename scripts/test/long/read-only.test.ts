import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { copyProject } from '../project-copy.ts'

/** Everything in a folder, itself included, but for what links lead to. */
function entriesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return [
    folder,
    ...entries.filter((entry) => !entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name)),
  ]
}

/** Root may write anywhere, so it runs the build as nobody. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

test('a project that may not be written to needs only a folder for the site', () => {
  const { folder } = copyProject()
  chmodSync(dirname(folder), 0o755)
  for (const path of entriesOf(folder)) chmodSync(path, 0o555)
  onTestFinished(() => {
    for (const path of entriesOf(folder)) chmodSync(path, 0o755)
  })
  const own = createFolder()
  chmodSync(own, 0o777)
  mkdirSync(join(own, 'tmp'))
  chmodSync(join(own, 'tmp'), 0o777)
  const before = entriesOf(folder)
  const build = (...options: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'bench/plain-build', ...options], {
      cwd: folder,
      env: { PATH: process.env.PATH, TMPDIR: join(own, 'tmp') },
      encoding: 'utf8',
      ...somebody,
    })
  expect(build().stderr).toBe(`error: ${folder} may not be written to: name a folder elsewhere with --out\n`)
  const { status, stderr } = build('--out', join(own, 'site'))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(existsSync(join(own, 'site/client/index.html'))).toBe(true)
  expect(readdirSync(own).sort()).toEqual(['site', 'tmp'])
  expect(entriesOf(folder)).toEqual(before)
})
