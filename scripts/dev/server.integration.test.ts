import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { searchIndexPath } from '../../renderer/addresses.ts'
import type { SearchIndexFile } from '../../renderer/search/search-index.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { listen, ownHost } from '../listen.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { startDev } from './server.ts'

describe('the live preview', () => {
  const root = createFolder()
  const publicFolder = createFolder()
  const pilot = join(root, 'pilots/lantern-post.md')
  let dev: Awaited<ReturnType<typeof startDev>>
  let address: string
  let heard: (text: string) => void = () => {}
  /** What others than the preview itself print in the terminal. */
  const said: string[] = []

  beforeAll(async () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(fixture.day) / 1000))
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')))
    cpSync(fixture.root, root, { recursive: true })
    cpSync(fixture.publicFolder, publicFolder, { recursive: true })
    dev = await startDev({ root, publicFolder, log: (text) => heard(text) })
    address = await listen(dev.server, 0, ownHost)
  }, 60_000)

  afterAll(async () => {
    dev.server.closeAllConnections()
    dev.server.close()
    await dev.vite.close()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })

  /** Changes a file and waits until the terminal reports it. */
  async function save(file: string, change: (text: string) => string): Promise<string> {
    const told = new Promise<string>((resolve) => {
      heard = resolve
    })
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''))
    return told
  }

  const open = async (path: string) => {
    const response = await fetch(address + path)
    return { status: response.status, text: await response.text() }
  }

  it('shows a saved change at the next request', async () => {
    expect((await open('/pilot/lantern-post')).text).toContain('<h1')
    await save(pilot, (text) => text.replace('title: Lantern Post', 'title: Lantern Post renamed'))
    expect((await open('/pilot/lantern-post')).text).toContain('Lantern Post renamed')
  }, 60_000)

  it('answers search with an index of the pages as they stand', async () => {
    await save(pilot, (text) => text.replace('title: Lantern Post', 'title: Lantern Post renamed for search'))
    const { status, text } = await open(searchIndexPath)
    expect(status).toBe(200)
    const file: SearchIndexFile = JSON.parse(text)
    expect(file.pages).toContainEqual(['/pilot/lantern-post', expect.stringContaining('renamed for search')])
    expect(file.pages.map(([path]) => path)).toContain('/')
  }, 60_000)

  it('clears the fault of a picture as soon as the picture is there', async () => {
    const message = await save(pilot, (text) => `${text.trimEnd()}\n\n![A light](/images/light.png)\n`)
    expect(message).toContain('/images/light.png')
    const fixed = await save(join(publicFolder, 'images/light.png'), () => 'x')
    expect(fixed).toMatch(/^✓ .* no problem$/)
  }, 60_000)

  it('outlives a name with a plus sign in it, which the library of the pages keeps for itself', async () => {
    mkdirSync(join(publicFolder, 'C++'))
    const message = await save(join(publicFolder, 'C++/+a.png'), () => 'x')
    expect(message).toContain('the name begins with `+`')
    const fixed = save(join(publicFolder, 'C++/a+b.png'), () => 'x')
    rmSync(join(publicFolder, 'C++/+a.png'))
    expect(await fixed).toMatch(/^✓ .* no problem$/)
    expect((await open('/C++/a+b.png')).text).toBe('x')
  }, 60_000)

  it('answers an unknown address with the not-found screen', async () => {
    const { status, text } = await open('/nowhere')
    expect(status).toBe(404)
    expect(text).toContain('There is water where you wanted to land.')
  }, 60_000)

  it('shows the error screen with the message when a page fails to render', async () => {
    await save(join(root, 'pages/about.mdx'), (text) =>
      text.replace('<Leaders />', '<Leaders />\n\n{globalThis.nothing.here}'),
    )
    const { status, text } = await open('/about')
    expect(status).toBe(500)
    expect(text).toContain('Unexpected Application Error!')
    expect(text).toContain('an expression in braces is not allowed')
  }, 60_000)

  it('opens a file of the content in the editor for a link on its own pages, and nothing for anybody else', async () => {
    const opened = join(publicFolder, '..', `opened-${process.pid}`)
    const editor = join(publicFolder, 'editor.sh')
    writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${opened}'\n`, { mode: 0o755 })
    vi.stubEnv('LAUNCH_EDITOR', editor)
    onTestFinished(() => [editor, opened].forEach((path) => void rmSync(path)))
    const ask = (file: string, site: string) =>
      sendRaw(
        address,
        `GET /__open-in-editor?file=${file} HTTP/1.1\r\nSec-Fetch-Site: ${site}\r\nSec-Fetch-Dest: document`,
      )
    expect(await ask(`${pilot}:2:1`, 'cross-site')).toMatch(/^HTTP\/1\.1 403 /)
    expect(await ask(`${process.cwd()}/package.json:2:1`, 'same-origin')).toMatch(/^HTTP\/1\.1 403 /)
    expect(await ask(`${pilot}:7:3`, 'same-origin')).toMatch(/^HTTP\/1\.1 204 /)
    await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe(`${pilot} 7 3\n`), 10_000)
  }, 60_000)

  it('hands out the code that runs in the browser, and the files of the public folder', async () => {
    const code = ['renderer/client/start.ts', 'scripts/dev/client.ts'].map((path) => `/@fs${resolve(path)}`)
    for (const path of ['/@vite/client', '/+client.ts', ...code, '/images/harbour.jpg'])
      expect({ path, status: (await open(path)).status }).toEqual({ path, status: 200 })
  }, 60_000)

  it.each([
    '/package.json',
    '/package.json?raw',
    '/package.json?import&raw',
    '/vite.config.ts',
    '/scripts/build.ts',
    '/scripts/dev/server.ts',
    '/scripts/dev/server.ts?url',
    '/markdown/ledger.csv?raw',
    '/about/+Page.tsx',
    `/@fs${process.cwd()}/pages/about/+Page.tsx`,
    '/.git/HEAD',
    '/__open-in-editor?file=package.json',
    `/@fs${process.cwd()}/package.json`,
    `/@fs${process.cwd()}/package.json?import&raw`,
    `/@fs${process.cwd()}/scripts/build.ts`,
    `/@fs${process.cwd()}/renderer/../package.json`,
    `/@fs${fixture.root}/../../../../../package.json?raw`,
    '/@fs/etc/passwd?raw',
    '/@id/package.json?raw',
    '/renderer/..%2fpackage.json?raw',
    '/renderer/%2e%2e/package.json?raw',
    '/renderer/./../package.json?raw',
  ])('hands out nothing else: %s', async (path) => {
    const answer = await sendRaw(address, `GET ${path} HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /)
    expect(answer).not.toContain('"private": true')
  })

  it.each(['http://[', 'http://[/', '*', 'http://%/about', '//[', '//a:b', '/%', '/a%00'])(
    'outlives a request line that is none: %s',
    async (target) => {
      expect(await sendRaw(address, `GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
      await sendRaw(address, `GET ${target} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket`)
      expect((await open('/')).status).toBe(200)
    },
  )

  it('answers nobody who came by another name, as by one that was made to lead here', async () => {
    for (const path of ['/', '/renderer/client/start.ts', '/images/harbour.jpg'])
      expect(await sendRaw(address, `GET ${path} HTTP/1.1`, 'evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    const upgrade = 'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-ping'
    expect(await sendRaw(address, upgrade, 'evil.example')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['/', '/about'])('answers a wish for another protocol that it does not know: %s', async (path) => {
    for (const wish of [
      'h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      'websocket',
      'websocket\r\nSec-WebSocket-Protocol: x',
    ])
      expect(await sendRaw(address, `GET ${path} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: ${wish}`)).toMatch(
        /^HTTP\/1\.1 400 /,
      )
    expect((await open('/')).status).toBe(200)
  })

  it('lets no page of another origin read anything', async () => {
    const { headers } = await fetch(`${address}/renderer/client/start.ts`, {
      headers: { Origin: 'http://localhost:1' },
    })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('leaves the terminal to what is wrong with the content', () => {
    expect(said).toEqual([])
  })
})
