import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { readable } from '../../renderer/content/testing/readable.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { siteDocuments } from '../site-documents.ts'
import { loadWithFiles } from './check-content.ts'
import { documentsIn, readPages } from './read-pages.ts'

const { root, publicFolder, day: today } = fixture
const checked = readable(loadWithFiles({ root, publicFolder, today }))

const read = (client: string, content = checked) => readPages(content, documentsIn(client, content))

/** A built site whose pages are all the same. */
function createSite(html: string): string {
  const names = siteDocuments(checked.site, checked.routes).map(({ name }) => name)
  return createFolder(Object.fromEntries(names.map((name) => [name, html])))
}

test('the addresses of the site may have digits wherever they are shown', async () => {
  const tree = createContentTree()
  tree.edit('settings.md', (text) =>
    text.replace(/^url: .*$/m, 'url: https://harbour24.example.org:8443/').replace('keeper@', 'keeper24@'),
  )
  const page =
    '<!doctype html><html><body><p>See harbour24.example.org:8443, or write to keeper24@harbour.example.org</p></body></html>'
  const loaded = readable(loadWithFiles({ root: tree.root, publicFolder, today }))
  const told = (await read(createSite(page), loaded))?.problems ?? []
  expect(told.filter(({ message }) => message.includes('shows the number'))).toEqual([])
})

test('a site that is absent, or of which a page is missing or cut off, was not built', async () => {
  const client = createSite('<!doctype html><html></html>')
  expect(await read(client)).toBeDefined()
  writeFileSync(join(client, 'about.html'), '<!doctype html><html><p>')
  expect(await read(client)).toBeUndefined()
  rmSync(join(client, 'about.html'))
  expect(await read(client)).toBeUndefined()
  expect(await read(join(client, 'absent'))).toBeUndefined()
})

test('what else was read of each document is handed over, for search and as a copy', async () => {
  const client = createSite('<!doctype html><html><main><h1>Lantern</h1><p>Light.</p></main></html>')
  const taken = new Map<string, [title: string, copy: string]>()
  await readPages(checked, documentsIn(client, checked), async ({ document }, { contents }, readCopy) => {
    taken.set(document.name, [contents.title, await readCopy()])
  })
  expect(taken.get('about.html')).toEqual(['Lantern', '# Lantern\n\nLight.\n'])
  expect(taken.size).toBe(checked.routes.length + 2)
})

test('a document is read once for its page and its copy, and only for its copy if its page is known', async () => {
  const client = createSite('<!doctype html><html><main><h1>Lantern</h1></main></html>')
  const [built] = documentsIn(client, checked)
  const reading = await built?.read()
  if (!built || !reading) throw new Error('the site has no document')
  for (const known of [undefined, reading.page]) {
    const read = vi.fn(async () => reading)
    const calls = vi.fn()
    await readPages(checked, [{ ...built, known, read }], async (_, page, readCopy) => {
      calls(page, read.mock.calls.length, await readCopy(), read.mock.calls.length)
    })
    expect(calls.mock.calls).toEqual([[reading.page, known ? 0 : 1, '# Lantern\n', 1]])
  }
})
