import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { UsageError } from './command-line.ts'
import { type OddFile, putOddFile } from './testing/odd-file.ts'
import { writeFiles } from './write-files.ts'

function setUp() {
  const folder = createFolder()
  const write = (texts: Record<string, string>) =>
    writeFiles(Object.entries(texts).map(([name, content]) => ({ path: join(folder, name), content })))
  return { folder, write }
}

it('a file is replaced, in a folder that is made for it, with nothing left beside it', () => {
  const { folder, write } = setUp()
  for (const text of ['first', 'second']) write({ 'within/a.md': text })
  expect(readFileSync(join(folder, 'within/a.md'), 'utf8')).toBe('second')
  expect(readdirSync(join(folder, 'within'))).toEqual(['a.md'])
})

it('a file that stays the same is not written', () => {
  const { folder, write } = setUp()
  write({ 'a.md': 'a', 'b.md': 'b' })
  const stampOf = () => lstatSync(join(folder, 'a.md')).ino
  const before = stampOf()
  expect(write({ 'a.md': 'a', 'b.md': 'c' }).map(({ content }) => content)).toEqual(['c'])
  expect(stampOf()).toBe(before)
})

it.each([
  ['link', 'b.md: expected a file or a folder, found a symbolic link'],
  ['folder', 'b.md: expected a file, found a folder'],
  ['pipe', 'b.md: expected a file, found a device or a pipe'],
] satisfies [OddFile, string][])('with a %s in the place of one, none of them is written', (what, says) => {
  const { folder, write } = setUp()
  write({ 'a.md': 'first' })
  putOddFile(join(folder, 'b.md'), what)
  const attempt = () => write({ 'a.md': 'second', 'b.md': 'text' })
  expect(attempt).toThrow(UsageError)
  expect(attempt).toThrow(says)
  expect(attempt).toThrow('(nothing was changed)')
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('first')
  expect(readdirSync(folder)).toEqual(['a.md', 'b.md'])
})

it('nothing is written into a folder that is a link', () => {
  const { folder, write } = setUp()
  mkdirSync(join(folder, 'outside'))
  symlinkSync('outside', join(folder, 'within'))
  expect(() => write({ 'within/a.md': 'text' })).toThrow('within: expected a file or a folder, found a symbolic link')
  expect(readdirSync(join(folder, 'outside'))).toEqual([])
})

it('a disk that refuses one leaves nothing beside it, and it is said how to put back the others', () => {
  const { folder, write } = setUp()
  expect(() => write({ 'a.md': 'a', 'a.md/b.md': 'b' })).toThrow(/^EEXIST.*; `git restore` puts back/)
  expect(readdirSync(folder)).toEqual(['a.md'])
})
