import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from './testing/create-folder.ts'
import { walkFolder } from './walk-folder.ts'

/** What is told of a folder, by the names in it. */
function told(folder: string) {
  const { files, problems } = walkFolder(folder)
  return { files, told: problems.map(({ file, message }) => [file.slice(folder.length + 1), message]) }
}

test.each([
  ['out of the tree', '/etc/passwd'],
  ['into a neighbour', '../../.git/config'],
  ['to a device', '/dev/zero'],
  ['to a file beside it', 'a.txt'],
  ['to a folder out of the tree', '/etc'],
  ['to the folder that it lies in', '.'],
  ['to nothing', 'nowhere'],
  ['to itself', 'link.txt'],
])('a link %s is refused, and not followed', (_, target) => {
  const folder = createFolder({ 'a.txt': 'x' })
  symlinkSync(target, join(folder, 'link.txt'))
  expect(told(folder)).toEqual({
    files: ['a.txt'],
    told: [['link.txt', expect.stringContaining('found a symbolic link')]],
  })
})

test('a folder that is a link is refused as well', () => {
  const folder = createFolder()
  symlinkSync('/etc', join(folder, 'public'))
  expect(walkFolder(join(folder, 'public'))).toMatchObject({ files: [], problems: [{ rule: 'files/access' }] })
})

test('a pipe is refused, and not waited for', () => {
  const folder = createFolder()
  expect(spawnSync('mkfifo', [join(folder, 'pipe.txt')]).status).toBe(0)
  expect(told(folder)).toEqual({ files: [], told: [['pipe.txt', expect.stringContaining('a device or a pipe')]] })
})

test('a name that is not UTF-8 is refused, of a folder too', () => {
  const folder = createFolder()
  const named = (...bytes: number[]) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(bytes)])
  writeFileSync(named(0x61, 0xff), 'x')
  mkdirSync(named(0xe9))
  expect(told(folder).told.sort()).toEqual([
    ['a\ufffd', 'the name is not written in UTF-8'],
    ['\ufffd', 'the name is not written in UTF-8'],
  ])
})

test('a folder that is not there holds nothing', () => {
  expect(walkFolder(join(createFolder(), 'nowhere'))).toEqual({ files: [], problems: [] })
})
