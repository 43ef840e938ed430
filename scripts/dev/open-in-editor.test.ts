import { symlinkSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { editorLink, editorPath, readEditorRequest } from './open-in-editor.ts'

const followed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }

interface Sent {
  headers?: Record<string, string>
  method?: string
  from?: string
}

/** What a request comes to. */
function ask(url: string, root: string, { headers = followed, method = 'GET', from = '127.0.0.1' }: Sent = {}) {
  const socket = new Socket()
  vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(from)
  return readEditorRequest(Object.assign(new IncomingMessage(socket), { url, method, headers }), root)
}

const target = (path: string) => `${editorPath}?file=${encodeURIComponent(path)}`

it('opens a file of the content where its link says', () => {
  const { root } = createContentTree()
  const link = editorLink({ file: `${root}/pages/contact.md`, line: 3, column: 5 }, root) ?? ''
  expect(link).toBe(target(`${root}/pages/contact.md:3:5`))
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(ask(link, root, { from })).toBe(link)
})

it.each<[string, Sent]>([
  ['a page of another origin', { headers: { ...followed, 'sec-fetch-site': 'cross-site' } }],
  ['one on another port', { headers: { ...followed, 'sec-fetch-site': 'same-site' } }],
  ['a picture in the content', { headers: { ...followed, 'sec-fetch-dest': 'image' } }],
  ['a script', { headers: { ...followed, 'sec-fetch-dest': 'empty' } }],
  ['whoever does not say where it comes from', { headers: {} }],
  ['another machine', { from: '192.0.2.7' }],
  ['a form', { method: 'POST' }],
])('opens nothing for %s', (_, sent) => {
  const { root } = createContentTree()
  const link = target(`${root}/pages/contact.md:3:5`)
  expect(ask(link, root)).toBe(link)
  expect(ask(link, root, sent)).toBeUndefined()
})

it('opens nothing but files of the content', () => {
  const { root } = createContentTree()
  symlinkSync(resolve('package.json'), join(root, 'link.md'))
  symlinkSync(resolve('docs'), join(root, 'docs'))
  const paths = [
    ...['/pages/../../x.md', '/pages', '/link.md', '/docs/hosting.md', '/gone.md', '/pages/contact.md;x', ''],
    ...['-other/pages/contact.md', '/pages/contact.md\u0000', '/pages//contact.md'],
  ].map((path) => `${root}${path}`)
  for (const path of [...paths, resolve('package.json'), 'pages/contact.md', `file://${root}/pages/contact.md`])
    expect(ask(target(`${path}:1:1`), root), path).toBeUndefined()
  for (const url of [editorPath, `${editorPath}?file=`, target(`${root}/pages/contact.md`)])
    expect(ask(url, root), url).toBeUndefined()
})
