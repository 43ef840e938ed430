import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject, hashFiles } from '../project-copy.ts'

const day = String(Date.UTC(2025, 8, 1) / 1000)

test('two builds of the same content give the same bytes, in any folder, time zone and language', async () => {
  const here = copyProject({ name: 'a' })
  const there = copyProject({ name: 'somewhere else/quite far away' })
  const first = await here.run('build.ts', { SOURCE_DATE_EPOCH: day, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' })
  expect(first.status, first.output).toBe(0)
  const second = await there.run('build.ts', {
    SOURCE_DATE_EPOCH: day,
    TZ: 'America/Los_Angeles',
    LC_ALL: 'tr_TR.UTF-8',
  })
  expect(second.status, second.output).toBe(0)
  const files = hashFiles(join(here.folder, 'dist'))
  expect(Object.keys(files).length).toBeGreaterThan(50)
  expect(hashFiles(join(there.folder, 'dist'))).toEqual(files)
}, 120_000)
