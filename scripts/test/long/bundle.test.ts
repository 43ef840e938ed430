import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walkFolder } from '../../../renderer/public-files/walk-folder.ts'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { bundleCode } from '../../build/bundle.ts'
import { type BuiltFile, createOutput, type Output } from '../../build/output.ts'
import { compiled } from '../../compiled.mjs'
import { writeFiles } from '../../write-files.ts'

const code = await compiled('bundle-process')

/** Folders for sites, each of which may follow another. */
function createPlace() {
  const folder = createFolder()
  const siteIn = (name: string) => join(folder, name)
  const outputs = new Map<string, Output>()
  return {
    siteIn,
    start: (name: string, { signal } = new AbortController(), before = 'nothing') => {
      const last: ReadonlyMap<string, BuiltFile> = outputs.get(before)?.files ?? new Map()
      const output = createOutput(siteIn(before), siteIn(name), last)
      outputs.set(name, output)
      return bundleCode({ code, contentRoot: fixture.root, folder: siteIn(name), basePath: '/', output, signal })
    },
    filesOf: (name: string) => walkFolder(siteIn(name)).files,
  }
}

test('what others write into the folder of a site meanwhile is no part of its bundle, which the next one links', async () => {
  const { start, siteIn, filesOf } = createPlace()
  const finished = start('first')
  writeFiles([{ path: join(siteIn('first'), 'client/previews/a.png'), content: 'drawn meanwhile' }])
  const hash = await finished
  expect(await start('second', undefined, 'first')).toBe(hash)
  const names = filesOf('second')
  expect(names).toEqual(filesOf('first').filter((name) => name !== 'client/previews/a.png'))
  for (const name of names)
    expect(statSync(join(siteIn('second'), name)).ino, name).toBe(statSync(join(siteIn('first'), name)).ino)
}, 120_000)

test('where a file of the last bundle is gone, the others are made anew beside it, and stay as they were there', async () => {
  const { start, siteIn, filesOf } = createPlace()
  const hash = await start('first')
  const before = filesOf('first')
  rmSync(join(siteIn('first'), before.at(-1) ?? ''))
  const timeOf = (name: string) => statSync(join(siteIn('first'), name)).mtimeMs
  const times = new Map(filesOf('first').map((name) => [name, timeOf(name)]))
  expect(await start('second', undefined, 'first')).toBe(hash)
  expect(filesOf('second')).toEqual(before)
  expect([...times].filter(([name, time]) => timeOf(name) !== time).map(([name]) => name)).toEqual([])
}, 120_000)

test('the bundle has what browsers ask for and no client router, and for rendering it brings its packages along, except those that must exist only once', async () => {
  const { start, siteIn, filesOf } = createPlace()
  await start('site')
  const names = filesOf('site')
  expect(names).toEqual(expect.arrayContaining(['server/assets.json', 'server/vite-plugin-ssr.json']))
  expect(names.filter((name) => !/^(?:client\/assets|server)\//.test(name))).toEqual([])
  const assets: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(siteIn('site'), 'server/assets.json'), 'utf8'),
  )
  const router = Object.keys(assets).filter((source) => /virtual:vite-plugin-ssr:|vite-plugin-ssr\/dist\//.test(source))
  const has = (source: string) => names.includes(join('client', assets[source]?.file ?? ''))
  expect(router).not.toEqual([])
  expect(router.filter(has)).toEqual([])
  expect(Object.keys(assets).filter((source) => !router.includes(source) && !has(source))).toEqual([])

  const imported = names
    .filter((name) => /^server\/.*js$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(siteIn('site'), name), 'utf8')
      const found = text.matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\()"([^."][^"]*)"/gm)
      return [...found].map(([, module = '']) => module)
    })
  const outside = /^(?:node:.*|react|react-dom)(?:\/|$)/
  expect(imported).toContain('react')
  expect(imported.filter((name) => !outside.test(name))).toEqual([])
}, 120_000)

test('bundling that is cancelled has ended, and has written nothing into the site', async () => {
  const { start, siteIn } = createPlace()
  const ending = new AbortController()
  const finished = start('site', ending)
  ending.abort()
  await expect(finished).rejects.toThrow('could not be bundled')
  expect(existsSync(join(siteIn('site'), 'client'))).toBe(false)
}, 120_000)
