import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { hashesBelow, hashOfAll, isBuiltFrom, stampsBelow } from './inputs.ts'
import { writeManifest } from './manifest.ts'

const names = ['a.txt', 'b/c/d.txt', 'z.txt']
const makeFolder = () => createFolder(Object.fromEntries(names.map((name) => [name, name])))

test('every file below a folder is found, and every folder is told by its name', () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'empty'))
  expect([...(stampsBelow(folder)?.keys() ?? [])].sort()).toEqual(names)
  expect([...(hashesBelow(folder)?.keys() ?? [])].sort()).toEqual([
    'a.txt',
    'b/',
    'b/c/',
    'b/c/d.txt',
    'empty/',
    'z.txt',
  ])
})

test('a write far below changes hash and stamp, and moving the folder changes neither', () => {
  const folder = makeFolder()
  const before = [hashesBelow(folder), stampsBelow(folder)]
  const moved = join(makeFolder(), 'moved')
  renameSync(folder, moved)
  expect([hashesBelow(moved), stampsBelow(moved)]).toEqual(before)
  writeFileSync(join(moved, 'b/c/d.txt'), 'longer than before')
  expect(hashesBelow(moved)).not.toEqual(before[0])
  expect(stampsBelow(moved)).not.toEqual(before[1])
})

test('a file is told by what is in it, not by its size and times', () => {
  const file = join(makeFolder(), 'a.txt')
  const hash = () => hashesBelow(join(file, '..'))?.get('a.txt')
  const before = hash()
  const { atime, mtime } = statSync(file)
  writeFileSync(file, 'A.TXT')
  utimesSync(file, atime, mtime)
  expect(hash()).not.toBe(before)
  writeFileSync(file, 'a.txt')
  expect(hash()).toBe(before)
})

test('nothing is known of a folder that has a link or a pipe somewhere, or a file that is too large, and none of them is read', () => {
  const folder = makeFolder()
  const known = () => [hashesBelow(folder), stampsBelow(folder)].map((map) => map !== undefined)
  expect(known()).toEqual([true, true])
  expect(spawnSync('mkfifo', [join(folder, 'b/pipe')]).status).toBe(0)
  expect(known()).toEqual([false, false])
  rmSync(join(folder, 'b/pipe'))
  for (const target of ['/dev/zero', 'nowhere', 'a.txt']) {
    symlinkSync(target, join(folder, 'b/link'))
    expect(known(), target).toEqual([false, false])
    rmSync(join(folder, 'b/link'))
  }
  writeFileSync(join(folder, 'large'), '')
  truncateSync(join(folder, 'large'), 50_000_001)
  expect(known()).toEqual([false, true])
  rmSync(folder, { recursive: true })
  expect([hashesBelow(folder), stampsBelow(folder)], 'a folder that is not there').toEqual([new Map(), new Map()])
})

test('a site is built from a content if it is the very same', () => {
  const [content, site] = [makeFolder(), createFolder()]
  expect(isBuiltFrom(site, content)).toBe(false)
  const hash = hashOfAll(hashesBelow(content) ?? new Map())
  writeManifest(site, { site: { basePath: '/', redirects: [], content: hash } }, 'code')
  expect(isBuiltFrom(site, content)).toBe(true)
  mkdirSync(join(content, 'empty'))
  expect(isBuiltFrom(site, content)).toBe(false)
})
