import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtAddresses, hashOfFolder, isBuiltFrom, writeFingerprint } from './fingerprint.ts'

const createFolders = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [site, root] = [join(folder, 'site'), join(folder, 'content')]
  for (const each of [site, root]) mkdirSync(each)
  writeFileSync(join(root, 'a.md'), 'A')
  return { site, root, note: join(site, 'built-from.json') }
}

test('a site is told by what it was built from', () => {
  const { site, root } = createFolders()
  const addresses = { basePath: '/base/', redirects: [{ from: '/old', to: '/new' }] }
  writeFingerprint(site, root, addresses)
  expect(isBuiltFrom(site, root)).toBe(true)
  expect(builtAddresses(site)).toEqual(addresses)
  writeFileSync(join(root, 'a.md'), 'B')
  expect(isBuiltFrom(site, root)).toBe(false)
})

test.each(['', '{"content":', 'null', '[]', '{"content":5}'])(
  'a site with the note `%s` was built from nothing',
  (text) => {
    const { site, root, note } = createFolders()
    writeFileSync(note, text)
    expect(isBuiltFrom(site, root)).toBe(false)
    expect(builtAddresses(site)).toEqual({ basePath: '/', redirects: [] })
  },
)

test('a site whose note is a folder, or that is not there, was built from nothing', () => {
  const { site, root, note } = createFolders()
  expect(isBuiltFrom(site, root)).toBe(false)
  mkdirSync(note)
  expect(isBuiltFrom(site, root)).toBe(false)
  expect(isBuiltFrom(join(site, 'absent'), root)).toBe(false)
})

test('what links lead to is no part of a folder', () => {
  const { site, root } = createFolders()
  const before = hashOfFolder(root)
  symlinkSync(site, join(root, 'images'))
  symlinkSync(join(site, 'absent'), join(root, 'absent'))
  expect(hashOfFolder(root)).toBe(before)
})
