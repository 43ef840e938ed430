import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { startBundling } from '../../build/bundle.ts'
import { openCache } from '../../cache/cache.ts'
import { writeFile } from '../../write-file.ts'

/** Folders for sites whose bundles are kept in one cache. */
function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = openCache(join(folder, 'cache'))
  const siteIn = (name: string) => join(folder, name)
  return {
    siteIn,
    start: (name: string, { signal } = new AbortController()) =>
      startBundling({ contentRoot: fixture.root, outDir: siteIn(name), basePath: '/', cache, signal }),
    filesOf: (name: string) =>
      readdirSync(siteIn(name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(siteIn(name), join(entry.parentPath, entry.name)))
        .sort(),
  }
}

test('what others write into the folder of a site meanwhile is no part of its bundle', async () => {
  const { start, siteIn, filesOf } = createPlace()
  const { finished } = await start('first')
  writeFile(join(siteIn('first'), 'client/previews/a.png'), 'drawn meanwhile')
  await finished
  await (await start('second')).finished
  expect(filesOf('second')).toEqual(filesOf('first').filter((name) => name !== 'client/previews/a.png'))
  expect(filesOf('second')).toContain('assets.json')
}, 120_000)

test('the bundle for rendering brings its packages along, except those that must exist only once', async () => {
  const { start, siteIn, filesOf } = createPlace()
  await (await start('site')).finished
  const code = filesOf('site').filter((name) => /^server\/.*js$/.test(name))
  const imported = code.flatMap((name) => {
    const text = readFileSync(join(siteIn('site'), name), 'utf8')
    return [...text.matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\()"([^."][^"]*)"/gm)].map(
      ([, found = '']) => found,
    )
  })
  const outside = /^(?:node:.*|react|react-dom|vite-plugin-ssr)(?:\/|$)/
  expect(imported).toContain('react')
  expect(imported.filter((name) => !outside.test(name))).toEqual([])
}, 120_000)

test('bundling that is cancelled has ended, and has written nothing into the site', async () => {
  const { start, siteIn } = createPlace()
  const ending = new AbortController()
  const { finished } = await start('site', ending)
  ending.abort()
  await expect(finished).rejects.toThrow('could not be bundled')
  expect(existsSync(join(siteIn('site'), 'client'))).toBe(false)
}, 120_000)
