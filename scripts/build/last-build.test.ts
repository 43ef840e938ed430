import { lstatSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFile } from '../write-file.ts'
import { beginNote, recallBuild, sourceStampOf } from './last-build.ts'
import { stampsBelow } from './stamps.ts'

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
  truncateSync(join(cache.folder, 'last-builds.json'), 30)
  expect(recall('other')).toBeUndefined()
  build('other')
  expect(recall('other')).toBe('5 figures of other')
})
