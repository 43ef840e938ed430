import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../cache/cache.ts'
import { createOutput, type Output } from './output.ts'

/** A place where site after site is built. */
function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [next, site] = [join(folder, 'next'), join(folder, 'site')]
  const cache = openCache(join(folder, 'cache'))
  return {
    file: (name: string) => join(site, 'client', name),
    build: (work: (output: Output) => void, to = site) => {
      const output = createOutput(to, join(next, 'client'), cache)
      mkdirSync(join(next, 'client'), { recursive: true })
      work(output)
      output.save()
      rmSync(to, { recursive: true, force: true })
      renameSync(next, to)
      return output
    },
  }
}
const numberOf = (path: string) => statSync(path).ino

test('a file that stays the same is the very file of the site before, with its time of change', () => {
  const { build, file } = createPlace()
  const write = (output: Output) => {
    output.write('a/same.html', 'same')
    output.write('b.html', 'other')
  }
  build(write)
  const before = statSync(file('a/same.html'))
  build((output) => {
    output.write('a/same.html', 'same')
    output.write('b.html', 'another')
  })
  const after = statSync(file('a/same.html'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  expect(readFileSync(file('b.html'), 'utf8')).toBe('another')
})

test('what somebody changed in the published site is not taken over', () => {
  const { build, file } = createPlace()
  const write = (output: Output) => output.write('a.html', 'as built')
  build(write)
  writeFileSync(file('a.html'), 'by hand!')
  const before = numberOf(file('a.html'))
  build(write)
  expect(readFileSync(file('a.html'), 'utf8')).toBe('as built')
  expect(numberOf(file('a.html'))).not.toBe(before)
})

test('a file of a known version is linked, and only as long as the site has it', () => {
  const { build, file } = createPlace()
  const version = build((output) => output.write('a.html', 'text')).versions.get('a.html') ?? ''
  const second = build((output) => {
    expect(output.link('a.html', 'another version')).toBe(false)
    expect(output.link('b.html', version)).toBe(false)
    expect(output.link('a.html', version)).toBe(true)
  })
  expect(second.versions.get('a.html')).toBe(version)
  expect(readFileSync(file('a.html'), 'utf8')).toBe('text')
  rmSync(file('a.html'))
  build((output) => expect(output.link('a.html', version)).toBe(false))
})

test('writing twice to one name leaves the site before as it was', () => {
  const { build, file } = createPlace()
  build((output) => output.write('a.html', 'first'))
  build((output) => {
    output.write('a.html', 'first')
    output.write('a.html', 'second')
    expect(readFileSync(file('a.html'), 'utf8')).toBe('first')
  })
  expect(readFileSync(file('a.html'), 'utf8')).toBe('second')
})

test('what another build published meanwhile is not taken for what this one made', () => {
  const { build, file } = createPlace()
  build((output) => output.write('a.html', 'as built'))
  build((output) => output.write('a.html', 'another edit'))
  // The first build's note, had it looked at the site only now, would name this file.
  const version = build((output) => output.write('a.html', 'as built')).versions.get('a.html') ?? ''
  rmSync(file('a.html'))
  writeFileSync(file('a.html'), 'another edit')
  build((output) => expect(output.link('a.html', version)).toBe(false))
})

test('a site in another place takes nothing from this one', () => {
  const { build, file } = createPlace()
  const version = build((output) => output.write('a.html', 'text')).versions.get('a.html') ?? ''
  build((output) => expect(output.link('a.html', version)).toBe(false), `${file('.')}-other`)
})
