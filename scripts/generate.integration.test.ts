import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { putOddFile } from './testing/odd-file.ts'

it.each(['link', 'pipe'] as const)('with a %s in the place of the guide, nothing is written', (what) => {
  const project = createFolder()
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
