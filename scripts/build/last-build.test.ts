import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFile } from '../write-file.ts'
import { beginNote, recallBuild, sourceStampOf, stampsBelow } from './last-build.ts'

test('a file that was written just before a build began is told by what is in it: its times may stay when it is written again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.md')
  writeFileSync(file, 'one')
  const stats = lstatSync(file)
  const changed = stats.ctimeMs
  const stampAt = (began: number) => sourceStampOf(stats, file, began)
  const [soonAfter, later] = [changed + 1900, changed + 2100]
  const before = [stampAt(soonAfter), stampAt(later)]
  writeFileSync(file, 'two')
  expect(stampAt(soonAfter)).not.toBe(before[0])
  expect(stampAt(later)).toBe(before[1])
})

test('each site has its own note, which is gone with the site, and with whatever damages the notes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = { folder: join(folder, 'cache') }
  const sources = { folders: [join(folder, 'content')], others: ['today'] }
  writeFile(join(folder, 'content/a.md'), 'a')
  const siteIn = (name: string) => join(folder, name)
  const build = (name: string) => {
    const note = beginNote(cache, siteIn(name), sources)
    writeFile(join(siteIn(name), 'index.html'), name)
    note(stampsBelow(siteIn(name)), `5 figures of ${name}`)
  }
  const recall = (name: string) => recallBuild(cache, siteIn(name), sources)
  expect(recall('one')).toBeUndefined()
  for (const name of ['one', 'other']) build(name)
  expect([recall('one'), recall('other')]).toEqual(['5 figures of one', '5 figures of other'])
  expect(recallBuild(cache, siteIn('one'), { ...sources, others: ['tomorrow'] })).toBeUndefined()
  rmSync(siteIn('one'), { recursive: true })
  build('other')
  writeFile(join(siteIn('one'), 'index.html'), 'one')
  expect([recall('one'), recall('other')]).toEqual([undefined, '5 figures of other'])
  truncateSync(join(cache.folder, 'last-builds'), 30)
  expect(recall('other')).toBeUndefined()
  build('other')
  expect(recall('other')).toBe('5 figures of other')
})

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

test('nothing is known of a folder that has a link or a pipe somewhere, or is gone, and neither is read', () => {
  const folder = makeFolder()
  const readAll = () => stampsBelow(folder, (stats, path) => sourceStampOf(stats, path, 0))
  expect(spawnSync('mkfifo', [join(folder, 'pipe')]).status).toBe(0)
  expect(readAll()).toBeUndefined()
  rmSync(join(folder, 'pipe'))
  symlinkSync('/dev/zero', join(folder, 'endless'))
  expect(readAll()).toBeUndefined()
  rmSync(join(folder, 'endless'))
  expect(readAll()).toHaveLength(5)
  symlinkSync('nowhere', join(folder, 'b/c/link'))
  expect(stampsBelow(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
  expect(stampsBelow(folder)).toBeUndefined()
})
