import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from './cache.ts'

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const filesOf = (folder: string, kind: string) =>
  readdirSync(join(folder, kind)).map((name) => join(folder, kind, name))
const data = { words: 'all of it', bytes: new Uint8Array([1, 2]), none: undefined, when: new Map([['a', Number.NaN]]) }

test('gives back what was kept under the same key, to another process too', () => {
  const folder = createFolder()
  expect(openCache(folder).read('kind', 'key')).toBeUndefined()
  openCache(folder).write('kind', 'key', data)
  const again = openCache(folder)
  expect(again.read('kind', 'key')).toEqual(data)
  expect(again.read('kind', 'other')).toBeUndefined()
  expect(again.read('other', 'key')).toBeUndefined()
})

test('tells keys apart by where their parts end', () => {
  const cache = openCache(createFolder())
  cache.write('kind', ['ab', 'c'], 1)
  expect(cache.read('kind', ['a', 'bc'])).toBeUndefined()
  expect(cache.read('kind', ['ab', new TextEncoder().encode('c')])).toBe(1)
})

test('makes a thing once', async () => {
  const cache = openCache(createFolder())
  let made = 0
  const make = () => {
    made += 1
    return 'thing'
  }
  expect([cache.remember('a', 'key', make), cache.remember('a', 'key', make)]).toEqual(['thing', 'thing'])
  const later = async () => make()
  expect([await cache.rememberAsync('b', 'key', later), await cache.rememberAsync('b', 'key', later)]).toHaveLength(2)
  expect(made).toBe(2)
})

test('keeps nothing of what could not be made', async () => {
  const folder = createFolder()
  const broken = openCache(folder).rememberAsync('kind', 'key', () => Promise.reject(new Error('no')))
  await expect(broken).rejects.toThrow('no')
  expect(openCache(folder).read('kind', 'key')).toBeUndefined()
})

test('does not take what a killed process left, or a disk has damaged, for the thing', () => {
  const folder = createFolder()
  openCache(folder).write('kind', 'key', data)
  const [file = ''] = filesOf(folder, 'kind')
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length += 1) {
    truncateSync(file, length)
    expect(openCache(folder).read('kind', 'key'), `${length} bytes`).toBeUndefined()
    writeFileSync(file, whole)
  }
  whole[whole.length - 1] = (whole[whole.length - 1] ?? 0) ^ 1
  writeFileSync(file, whole)
  expect(openCache(folder).read('kind', 'key')).toBeUndefined()
})

test('deletes what nobody asked for the last time, and keeps what another site uses', () => {
  const folder = createFolder()
  const [site, other] = [join(folder, 'site'), join(folder, 'other')]
  mkdirSync(other)
  mkdirSync(site)
  const build = (of: string, ...keys: string[]) => {
    const cache = openCache(folder)
    for (const key of keys) cache.remember('kind', key, () => key)
    cache.note('build', of)
    cache.prune()
  }
  build(site, 'a', 'b')
  build(other, 'c')
  expect(filesOf(folder, 'kind')).toHaveLength(3)
  build(site, 'b')
  expect(openCache(folder).read('kind', 'a')).toBeUndefined()
  expect(['b', 'c'].map((key) => openCache(folder).read('kind', key))).toEqual(['b', 'c'])
  rmSync(other, { recursive: true })
  build(site, 'b')
  expect(filesOf(folder, 'kind')).toHaveLength(1)
})

test('gives what it cannot keep', () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'file'), '')
  const cache = openCache(join(folder, 'file'))
  expect(cache.remember('kind', 'key', () => 'thing')).toBe('thing')
  cache.note('build', folder)
  cache.prune()
})

test('may be deleted while a command works with it', () => {
  const folder = join(createFolder(), 'cache')
  const cache = openCache(folder)
  cache.write('kind', 'a', 1)
  rmSync(folder, { recursive: true })
  expect(cache.remember('kind', 'b', () => 'thing')).toBe('thing')
  cache.prune()
})

test('does not hide that data cannot be kept at all', () => {
  expect(() => openCache(createFolder()).write('kind', 'key', () => {})).toThrow('could not be cloned')
})
