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
  for (const { file, says } of rows) {
    for (const line of says) {
      const [, place, severity, message, rule] = /^(\d+:\d+) (\w+): (.*) (\[\S+\])$/.exec(line) ?? []
      if (!place) continue
      const block = told.find((text) => text.startsWith(`${file}:${place} ${severity}: ${message}  ${rule}`))
      expect(block, `${file} ${line}`).toBeDefined()
      const fix = says[says.indexOf(line) + 1]
      if (fix?.startsWith('→')) expect(told).toContainEqual(expect.stringContaining(fix.replace(/ …$/, '')))
    }
  }
  expect(stdout).toMatch(/✗ \d{3} errors: /)
})
