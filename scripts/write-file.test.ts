import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from './write-file.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a file is replaced, in a folder that is made for it, with nothing left beside it', () => {
  const folder = createFolder()
  for (const text of ['first', 'second']) replaceFile(join(folder, 'within/a.md'), text)
  expect(readFileSync(join(folder, 'within/a.md'), 'utf8')).toBe('second')
  expect(readdirSync(join(folder, 'within'))).toEqual(['a.md'])
})

test('what cannot be replaced stays, with nothing left beside it', () => {
  const folder = createFolder()
  mkdirSync(join(folder, 'a.md/within'), { recursive: true })
  expect(() => replaceFile(join(folder, 'a.md'), 'text')).toThrow()
  expect(readdirSync(folder)).toEqual(['a.md'])
})
