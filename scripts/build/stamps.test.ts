import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampsBelow } from './stamps.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'b/c'), { recursive: true })
  for (const name of ['z.txt', 'a.txt', 'b/c/d.txt']) writeFileSync(join(folder, name), name)
  return folder
}

test('every file has a stamp and every folder an empty one, in the order of their names', () => {
  const stamps = stampsBelow(makeFolder()) ?? []
  expect(stamps.map(([path]) => path)).toEqual(['a.txt', 'b', 'b/c', 'b/c/d.txt', 'z.txt'])
  expect(stamps.map(([, stamp]) => stamp !== '')).toEqual([true, false, false, true, true])
})

test('a write far below changes the stamps, and moving the folder does not', () => {
  const folder = makeFolder()
  const before = stampsBelow(folder)
  renameSync(folder, `${folder}-moved`)
  onTestFinished(() => rmSync(`${folder}-moved`, { recursive: true }))
  expect(stampsBelow(`${folder}-moved`)).toEqual(before)
  writeFileSync(join(`${folder}-moved`, 'b/c/d.txt'), 'longer than before')
  expect(stampsBelow(`${folder}-moved`)).not.toEqual(before)
})

test('nothing is known of a folder that has a link somewhere, or is gone', () => {
  const folder = makeFolder()
  symlinkSync('nowhere', join(folder, 'b/c/link'))
  expect(stampsBelow(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
  expect(stampsBelow(folder)).toBeUndefined()
})
