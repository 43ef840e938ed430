import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { badInputs } from '../../renderer/content/testing/bad-inputs/index.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { writeBadInputs } from './testing/write-bad-inputs.ts'

const rows = Object.values(badInputs).flat()
const { publicFolder, day: today } = fixture

test('the command reports all bad inputs in one run, without a stack trace', () => {
  const root = writeBadInputs(rows)
  onTestFinished(() => rmSync(root, { recursive: true }))
  const command = [resolve('scripts/run.mjs'), 'check', '--root', root, '--no-cache']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    // The fixture's pictures are in the folder beside this one.
    cwd: dirname(publicFolder),
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).not.toMatch(/^\s+at \S+|Object\.|node:internal/m)
  const told = stdout.replaceAll(`${root}/`, '').split('\n\n')
  expect(rows.filter(({ file }) => !told.some((block) => block.startsWith(`${file}:`)))).toEqual([])
  expect(stdout).toMatch(/✗ \d{3} errors: /)
})
