import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampOf, writeStamp } from './stamp.ts'

function createFile(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'before'))
  writeFileSync(join(folder, 'before/a.md'), 'text')
  return { folder, file: join(folder, 'before/a.md') }
}

test('the stamp of a write stays when the file is linked, and when a folder around it is renamed', () => {
  const { folder, file } = createFile()
  const before = writeStamp(statSync(file))
  linkSync(file, join(folder, 'linked.md'))
  renameSync(join(folder, 'before'), join(folder, 'after'))
  expect(writeStamp(statSync(join(folder, 'after/a.md')))).toBe(before)
  expect(writeStamp(statSync(join(folder, 'linked.md')))).toBe(before)
})

test('the stamp of a file changes with it even if size and time of modification are the same', async () => {
  const { file } = createFile()
  const write = (text: string) => {
    writeFileSync(file, text)
    utimesSync(file, 0, 0)
    return { stamp: stampOf(file), write: writeStamp(statSync(file)) }
  }
  const before = write('text')
  // The clock of a disk ticks every few milliseconds.
  await expect.poll(() => write('TEXT').stamp).not.toBe(before.stamp)
  expect(write('TEXT').write).toBe(before.write)
})

test('a missing file has no stamp', () => {
  expect(stampOf(join(createFile().folder, 'missing.md'))).toBeUndefined()
})
