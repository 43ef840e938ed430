import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceStampOf } from './last-build.ts'

test('a file that was written just before a build began is told by what is in it: its times may stay when it is written again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.md')
  writeFileSync(file, 'one')
  const stats = lstatSync(file, { bigint: true })
  const changed = Number(stats.ctimeMs)
  const stampAt = (began: number) => sourceStampOf(file, began, () => stats)
  const [soonAfter, later] = [changed + 1900, changed + 2100]
  const before = [stampAt(soonAfter), stampAt(later)]
  writeFileSync(file, 'two')
  expect(stampAt(soonAfter)).not.toBe(before[0])
  expect(stampAt(later)).toBe(before[1])
})
