import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../renderer/content/memory/make.ts'
import { openCache } from '../cache/cache.ts'
import { stampsBelow } from './last-build.ts'
import { createOutput, type MadeFile, type Output } from './output.ts'

/** A place where site after site is built. */
function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [next, site] = [join(folder, 'next'), join(folder, 'site')]
  const cache = openCache(join(folder, 'cache'))
  return {
    cache,
    file: (name: string) => join(site, 'client', name),
    build: async (work: (output: Output) => unknown, to = site, store: Store = cache) => {
      const output = createOutput(to, join(next, 'client'), store)
      mkdirSync(join(next, 'client'), { recursive: true })
      await work(output)
      output.save(stampsBelow(next) ?? [])
      rmSync(to, { recursive: true, force: true })
      renameSync(next, to)
      return output
    },
  }
}
/** A file of a version, of which nothing else is known unless it is told. */
const known = (outcome: string, content?: string): MadeFile => ({
  outcome,
  body: async () => content ?? expect.fail('this need not be brought'),
})
const numberOf = (path: string) => statSync(path).ino

test('a file that stays the same is the very file of the site before, with its time of change', async () => {
  const { build, file } = createPlace()
  const write = (output: Output) => {
    output.write('a/same.html', 'same')
    output.write('b.html', 'other')
  }
  await build(write)
  const before = statSync(file('a/same.html'))
  await build((output) => {
    output.write('a/same.html', 'same')
    output.write('b.html', 'another')
  })
  const after = statSync(file('a/same.html'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  expect(readFileSync(file('b.html'), 'utf8')).toBe('another')
})

test('what somebody changed in the published site is not taken over', async () => {
  const { build, file } = createPlace()
  const write = (output: Output) => output.write('a.html', 'as built')
  await build(write)
  writeFileSync(file('a.html'), 'by hand!')
  const before = numberOf(file('a.html'))
  await build(write)
  expect(readFileSync(file('a.html'), 'utf8')).toBe('as built')
  expect(numberOf(file('a.html'))).not.toBe(before)
})

test('a file of a known version is linked without what is in it, and only as long as the site has it', async () => {
  const { build, file } = createPlace()
  const version = (await build((output) => output.write('a.html', 'text'))).versions.get('a.html') ?? ''
  const before = numberOf(file('a.html'))
  const second = await build(async (output) => {
    await output.place('a.html', known(version))
    await output.place('b.html', known(version, 'a new name'))
  })
  expect(second.versions.get('a.html')).toBe(version)
  expect([readFileSync(file('a.html'), 'utf8'), numberOf(file('a.html'))]).toEqual(['text', before])
  await build((output) => output.place('a.html', known('another version', 'new')))
  expect(readFileSync(file('a.html'), 'utf8')).toBe('new')
  rmSync(file('a.html'))
  await build((output) => output.place('a.html', known('another version', 'lost')))
  expect(readFileSync(file('a.html'), 'utf8')).toBe('lost')
})

test('a file is made once from the same, whether the site before has it or not', async () => {
  const { build, file } = createPlace()
  let made = 0
  const work = async () => {
    made += 1
    return new Uint8Array([made])
  }
  const make = (name: string, key: string) => (output: Output) => output.make(name, 'bytes', key, work)
  await build(make('a.png', 'same'))
  const before = numberOf(file('a.png'))
  await build(make('a.png', 'same'))
  expect([numberOf(file('a.png')), made]).toEqual([before, 1])
  await build(make('b.png', 'same'))
  expect([...readFileSync(file('b.png')), made]).toEqual([1, 1])
  await build(make('b.png', 'another'))
  expect([...readFileSync(file('b.png')), made]).toEqual([2, 2])
})

test('a file that the site has is linked by its key, and what it was made of stays in the cache', async () => {
  const { build, file, cache } = createPlace()
  const make = (output: Output) => output.make('a.txt', 'texts', 'key', async () => 'text')
  await build(make)
  const before = numberOf(file('a.txt'))
  const kept: string[] = []
  const asked: string[] = []
  await build(make, undefined, {
    read: (kind, key) => {
      asked.push(kind)
      return cache.read(kind, key)
    },
    write: cache.write,
    keep: (kind) => kept.push(kind),
  })
  expect([numberOf(file('a.txt')), asked]).toEqual([before, ['published']])
  expect(kept).toEqual(['texts', 'body of texts'])
})

test('writing twice to one name leaves the site before as it was', async () => {
  const { build, file } = createPlace()
  await build((output) => output.write('a.html', 'first'))
  await build((output) => {
    output.write('a.html', 'first')
    output.write('a.html', 'second')
    expect(readFileSync(file('a.html'), 'utf8')).toBe('first')
  })
  expect(readFileSync(file('a.html'), 'utf8')).toBe('second')
})

test('what another build published meanwhile is not taken for what this one made', async () => {
  const { build, file } = createPlace()
  await build((output) => output.write('a.html', 'as built'))
  await build((output) => output.write('a.html', 'another edit'))
  // The first build's note, had it looked at the site only now, would name this file.
  const version = (await build((output) => output.write('a.html', 'as built'))).versions.get('a.html') ?? ''
  rmSync(file('a.html'))
  writeFileSync(file('a.html'), 'another edit')
  await build((output) => output.place('a.html', known(version, 'as built')))
  expect(readFileSync(file('a.html'), 'utf8')).toBe('as built')
})

test('a site in another place takes nothing from this one', async () => {
  const { build, file } = createPlace()
  const version = (await build((output) => output.write('a.html', 'text'))).versions.get('a.html') ?? ''
  const other = `${file('.')}-other`
  await build((output) => output.place('a.html', known(version, 'other')), other)
  expect(readFileSync(join(other, 'client/a.html'), 'utf8')).toBe('other')
})
