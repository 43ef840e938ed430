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
/** The one file of a cache with an ending. */
const fileOf = (folder: string, ending: string) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? 'none')
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

test.each(['.pack', '.index'])(
  'does not take what a killed process left, or a disk has damaged, for the thing (%s)',
  (ending) => {
    const folder = createFolder()
    openCache(folder).write('kind', 'key', data)
    const file = fileOf(folder, ending)
    const whole = readFileSync(file)
    for (let length = 0; length < whole.length; length += 1) {
      truncateSync(file, length)
      expect(openCache(folder).read('kind', 'key'), `${length} bytes`).toBeUndefined()
      writeFileSync(file, whole)
    }
    for (let place = 0; place < whole.length; place += 1) {
      const damaged = Uint8Array.from(whole, (byte, index) => (index === place ? byte ^ 1 : byte))
      writeFileSync(file, damaged)
      expect(openCache(folder).read('kind', 'key'), `byte ${place}`).toBeUndefined()
    }
    rmSync(file)
    expect(openCache(folder).read('kind', 'key')).toBeUndefined()
  },
)

test('finds what was written after what a killed process left', () => {
  const folder = createFolder()
  openCache(folder).write('kind', 'a', 1)
  truncateSync(fileOf(folder, '.index'), 20)
  openCache(folder).write('kind', 'b', 2)
  expect(['a', 'b'].map((key) => openCache(folder).read('kind', key))).toEqual([undefined, 2])
})

test('gives what was written last under a key', () => {
  const folder = createFolder()
  for (const value of [1, 2, 3]) openCache(folder).write('kind', 'key', value)
  expect(openCache(folder).read('kind', 'key')).toBe(3)
})

test('deletes what has lost its other half', () => {
  const folder = createFolder()
  for (const ending of ['.pack', '.index']) {
    openCache(folder).write('kind', ending, data)
    rmSync(join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? ''))
  }
  const cache = openCache(folder)
  cache.note('build', folder)
  expect(readdirSync(folder)).toEqual(['asked'])
})

test('puts small packs together before they are many, and loses nothing', () => {
  const folder = createFolder()
  const keys = Array.from({ length: 40 }, (_, index) => String(index))
  for (const key of keys) {
    const cache = openCache(folder)
    cache.write('kind', key, key)
    for (const known of keys) cache.keep('kind', known)
    cache.note('build', folder)
  }
  expect(readdirSync(folder).length).toBeLessThan(40)
  expect(keys.map((key) => openCache(folder).read('kind', key))).toEqual(keys)
})

test('deletes what nobody asked for the last time, and keeps what another site uses', () => {
  const folder = createFolder()
  const [site, other] = [join(folder, 'site'), join(folder, 'other')]
  mkdirSync(other)
  mkdirSync(site)
  const build = (of: string, ...keys: string[]) => {
    const cache = openCache(folder)
    for (const key of keys) if (cache.read('kind', key) === undefined) cache.write('kind', key, key)
    cache.note('build', of)
  }
  build(site, 'a text that most of the pack is', 'b')
  build(other, 'c')
  build(site, 'b')
  expect(openCache(folder).read('kind', 'a text that most of the pack is')).toBeUndefined()
  expect(['b', 'c'].map((key) => openCache(folder).read('kind', key))).toEqual(['b', 'c'])
  rmSync(other, { recursive: true })
  build(site, 'b')
  expect(openCache(folder).read('kind', 'c')).toBeUndefined()
})

test('keeps nothing where it cannot write', () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'file'), '')
  const cache = openCache(join(folder, 'file'))
  cache.write('kind', 'key', data)
  expect(cache.read('kind', 'key')).toBeUndefined()
  cache.note('build', folder)
})

test('may be deleted while a command works with it', () => {
  const folder = join(createFolder(), 'cache')
  const cache = openCache(folder)
  cache.write('kind', 'a', 1)
  rmSync(folder, { recursive: true })
  cache.write('kind', 'b', 2)
  expect(cache.read('kind', 'b')).toBe(2)
  cache.note('build', folder)
})

test('a list that a killed command was writing is deleted, one that is being written stays', () => {
  const folder = createFolder()
  const cache = openCache(folder)
  cache.note('build', folder)
  const nobody = 2 ** 30
  for (const pid of [nobody, process.ppid])
    writeFileSync(join(folder, `asked/.${pid}.tmp`), readFileSync(join(folder, 'asked', listIn(folder))))
  cache.note('build', folder)
  expect(readdirSync(join(folder, 'asked')).sort()).toEqual([`.${process.ppid}.tmp`, listIn(folder)])
})

/** The name of the only list of a cache. */
function listIn(folder: string): string {
  return readdirSync(join(folder, 'asked')).find((name) => !name.startsWith('.')) ?? ''
}

test('does not hide that data cannot be kept at all', () => {
  expect(() => openCache(createFolder()).write('kind', 'key', () => {})).toThrow('could not be cloned')
})

test.each(['a-1-1-a.pack', 'a-1-1-a.index', 'asked/a'])(
  'takes a folder in the place of a file for nothing: %s',
  (name) => {
    const folder = createFolder()
    const cache = openCache(folder)
    cache.write('kind', 'key', data)
    cache.note('build', folder)
    cache.close()
    for (const ending of ['.pack', '.index']) writeFileSync(join(folder, `a-1-1-a${ending}`), '', { flag: 'a' })
    rmSync(join(folder, name), { force: true })
    mkdirSync(join(folder, name, 'within'), { recursive: true })
    const again = openCache(folder)
    expect(again.read('kind', 'key')).toEqual(data)
    again.note('build', folder)
    expect(again.read('kind', 'key')).toEqual(data)
    again.close()
  },
)

test('is none where a file lies in its place', () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'cache'), '')
  const cache = openCache(join(folder, 'cache'))
  cache.write('kind', 'key', 1)
  cache.note('build', folder)
  expect(cache.read('kind', 'other')).toBeUndefined()
})
