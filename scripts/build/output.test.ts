import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { type BuiltFile, createOutput, type Output } from './output.ts'

/** A place where site after site is built, each from what was noted of the one before. */
function createPlace() {
  const folder = createFolder()
  const [next, site, old] = ['next', 'site', 'old'].map((name) => join(folder, name)) as [string, string, string]
  let last: ReadonlyMap<string, BuiltFile> = new Map()
  return {
    folder,
    file: (name: string) => join(site, name),
    /** Builds a site; the one before is `old` then, as it is while a build is running. */
    build: async (work: (output: Output) => unknown) => {
      const output = createOutput(site, next, last)
      await work(output)
      last = output.files
      rmSync(old, { recursive: true, force: true })
      if (lstatSync(site, { throwIfNoEntry: false })) renameSync(site, old)
      renameSync(next, site)
      return output
    },
  }
}

const numberOf = (path: string) => lstatSync(path).ino
const needless = () => expect.fail('this need not be made')

describe('a file that is made', () => {
  it('is the very file of the last site if it has the same key, with its time of change', async () => {
    const { build, file } = createPlace()
    await build((output) => output.make('client/a/b.html', 'key', () => 'text'))
    const before = lstatSync(file('client/a/b.html'))
    const { files } = await build((output) => output.make('client/a/b.html', 'key', needless))
    const after = lstatSync(file('client/a/b.html'))
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
    expect([...files.keys()]).toEqual(['client/a/b.html'])
  })

  it('is made anew under another key, another name, or one that the site before had not', async () => {
    const { build, file } = createPlace()
    await build((output) => output.make('a.html', 'key', () => 'text'))
    await build((output) => output.make('b.html', 'key', () => 'other'))
    expect(readFileSync(file('b.html'), 'utf8')).toBe('other')
    await build((output) => output.make('b.html', 'another key', async () => new Uint8Array([65])))
    expect(readFileSync(file('b.html'), 'utf8')).toBe('A')
    await build((output) => output.make('a.html', 'key', () => 'again'))
    expect(readFileSync(file('a.html'), 'utf8')).toBe('again')
  })

  it('is the very file of the last site, too, if it was made anew with the same bytes', async () => {
    const { build, file } = createPlace()
    await build((output) => output.make('a.html', 'key', () => 'text'))
    const before = numberOf(file('a.html'))
    await build((output) => output.make('a.html', 'another key', () => 'text'))
    expect(numberOf(file('a.html'))).toBe(before)
    await build((output) => output.make('a.html', 'another key', needless))
    expect(numberOf(file('a.html'))).toBe(before)
  })

  it('gives the hash of its bytes, linked or not', async () => {
    const { build } = createPlace()
    const hashes: string[] = []
    const make = (key: string, text: string) =>
      build(async (output) => hashes.push(await output.make('a.html', key, () => text)))
    for (const [key, text] of [
      ['one', 'text'],
      ['one', 'text'],
      ['two', 'text'],
      ['three', 'other'],
    ] as const)
      await make(key, text)
    const [first] = hashes
    expect(hashes).toEqual([first, first, first, expect.not.stringMatching(first ?? '')])
  })
})

describe('a file that is written each time', () => {
  it('is the very file of the last site while its bytes are the same', async () => {
    const { build, file } = createPlace()
    await build((output) => output.write('a.html', 'same'))
    const before = numberOf(file('a.html'))
    await build((output) => output.write('a.html', new TextEncoder().encode('same')))
    expect(numberOf(file('a.html'))).toBe(before)
    await build((output) => output.write('a.html', 'other'))
    expect(readFileSync(file('a.html'), 'utf8')).toBe('other')
    expect(numberOf(file('a.html'))).not.toBe(before)
  })

  it('never changes the last site, even if it is written twice', async () => {
    const { build, folder, file } = createPlace()
    await build((output) => output.write('a.html', 'first'))
    await build((output) => {
      output.write('a.html', 'first')
      output.write('a.html', 'other')
    })
    expect(readFileSync(file('a.html'), 'utf8')).toBe('other')
    expect(readFileSync(join(folder, 'old/a.html'), 'utf8')).toBe('first')
  })
})

/** What somebody does to a file of the last site; each is told of by its stamp or by its bytes. */
const damages: Readonly<Record<string, (file: string) => unknown>> = {
  'edited by hand, of the same size': (file) => writeFileSync(file, 'by hand!'),
  'edited by hand, of another size': (file) => writeFileSync(file, 'by hand, and longer'),
  gone: (file) => rmSync(file),
  'gone with its folder': (file) => rmSync(dirname(file), { recursive: true }),
  'replaced by a link': (file) => {
    renameSync(file, `${file}.moved`)
    symlinkSync(`${file}.moved`, file)
  },
  'replaced by a link that leads nowhere': (file) => {
    rmSync(file)
    symlinkSync('nowhere', file)
  },
  'replaced by a folder': (file) => {
    rmSync(file)
    mkdirSync(join(file, 'folder'), { recursive: true })
  },
  'in a folder that is a file now': (file) => {
    rmSync(dirname(file), { recursive: true })
    writeFileSync(dirname(file), '')
  },
}

it.each(Object.entries(damages))('a file of the last site is not linked when it is %s', async (_, damage) => {
  for (const work of [
    (output: Output) => output.make('client/a.html', 'key', () => 'as built'),
    (output: Output) => output.write('client/a.html', 'as built'),
  ]) {
    const { build, file } = createPlace()
    await build(work)
    damage(file('client/a.html'))
    await build(work)
    expect(lstatSync(file('client/a.html')).isFile()).toBe(true)
    expect(readFileSync(file('client/a.html'), 'utf8')).toBe('as built')
    // What was noted of it is right.
    const before = numberOf(file('client/a.html'))
    await build(work)
    expect(numberOf(file('client/a.html'))).toBe(before)
  }
})

it('a file with another stamp, as in a copy of the site, is linked if its bytes are those that were written', async () => {
  const { build, file } = createPlace()
  const make = (output: Output) => output.make('a.html', 'key', needless)
  await build((output) => output.make('a.html', 'key', () => 'text'))
  renameSync(file('a.html'), file('moved'))
  writeFileSync(file('a.html'), 'text')
  const copied = numberOf(file('a.html'))
  await build(make)
  expect(numberOf(file('a.html'))).toBe(copied)
  await build(make)
  expect(numberOf(file('a.html'))).toBe(copied)
})
