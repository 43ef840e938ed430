import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { servePublicFile } from './serve-public-files.ts'

const names = ['a.png', 'images/A well (2).jpg', 'année 100%.pdf', 'a+b&c#d?.txt']

test('the live preview serves the files that may be published, and no others', async () => {
  const publicFolder = createFolder(
    Object.fromEntries([...names, 'evil.html'].map((name) => [name, `the file ${name}`])),
  )
  const server = createServer((_, response) => {
    if (!servePublicFile(response, { publicFolder, publicFiles: names })) response.writeHead(404).end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()))
  const open = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}/${path}`)
  for (const name of names) {
    const answer = await open(name.split('/').map(encodeURIComponent).join('/'))
    expect(await answer.text(), name).toBe(`the file ${name}`)
  }
  expect((await open('a.png?t=1')).headers.get('content-type')).toBe('image/png')
  const moved = `${publicFolder}-moved`
  onTestFinished(() => rmSync(moved, { recursive: true }))
  renameSync(join(publicFolder, 'images'), moved)
  symlinkSync(moved, join(publicFolder, 'images'))
  rmSync(join(publicFolder, 'a.png'))
  symlinkSync(join(publicFolder, 'evil.html'), join(publicFolder, 'a.png'))
  for (const path of ['a.png', 'images/A%20well%20(2).jpg']) expect((await open(path)).status, path).toBe(404)
  for (const path of ['evil.html', 'a.png/../evil.html', 'images', '%', '']) expect((await open(path)).status).toBe(404)
})
