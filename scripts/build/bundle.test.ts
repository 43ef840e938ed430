import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { keyOfBundle, sortFiles } from './bundle.ts'

it('takes away the entries of the client router, and keeps lists of files from browsers', () => {
  const manifest = {
    '../virtual:vite-plugin-ssr:pageConfigValuesAll:client:/about': { file: 'assets/about.js' },
    '../node_modules/vite-plugin-ssr/dist/esm/client/router/entry.js': { file: 'assets/router.js' },
    '+client.ts': { file: 'assets/entry.js' },
  }
  const files = {
    'assets.json': JSON.stringify(manifest),
    'server/entry.mjs': '',
    'client/vite-plugin-ssr.json': '',
    'client/index.html': '',
    'client/assets/about.js': '',
    'client/assets/router.js': '',
    'client/assets/entry.js': '',
  }
  const stage = createFolder(files)
  sortFiles(stage)
  expect(readdirSync(stage, { recursive: true }).map(String).sort()).toEqual([
    'client',
    'client/assets',
    'client/assets/entry.js',
    'client/index.html',
    'server',
    'server/assets.json',
    'server/entry.mjs',
    'server/vite-plugin-ssr.json',
  ])
})

it('depends on the pages in MDX, on those alone, and on where the site will lie', () => {
  const { root, edit } = createContentTree()
  const key = () => keyOfBundle(root, '/')
  const first = key()
  edit('pages/contact.md', (text) => `${text}\nMore.\n`)
  expect(key()).toBe(first)
  expect(keyOfBundle(root, '/site/')).not.toBe(first)
  edit('pages/about.mdx', (text) => `${text}\nMore.\n`)
  expect(key()).not.toBe(first)
})
