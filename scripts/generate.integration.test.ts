import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { putOddFile } from './testing/odd-file.ts'

it.each(['link', 'pipe'] as const)('with a %s in the place of the guide, nothing is written', (what) => {
  const project = mkdtempSync(join(tmpdir(), 'generate-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const part of ['scripts', 'renderer', 'node_modules']) symlinkSync(resolve(part), join(project, part))
  mkdirSync(join(project, 'markdown'))
  putOddFile(join(project, 'markdown/GUIDE.md'), what)
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'generate'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^error: markdown\/GUIDE\.md: expected a file.*\(nothing was changed\)\n$/),
  })
  expect(readdirSync(join(project, 'markdown'))).toEqual(['GUIDE.md'])
})
