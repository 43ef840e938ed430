import { symlinkSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { headersOf, headersOfFile } from '../../renderer/hosting/headers.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { writeManifest } from '../build/manifest.ts'
import { UsageError } from '../command-line.ts'
import { isReachedFromOutside } from '../testing/send-raw.ts'
import { type PreviewServer, startPreview } from './static-server.ts'

const files = {
  'client/index.html': '<h1>Home</h1>',
  'client/about.html': `<h1>About</h1>${'<p>Åland</p>'.repeat(200)}`,
  'client/pilot.html': '<h1>Pilots</h1>',
  'client/pilot/lamp.html': '<h1>Lamp</h1>',
  'client/404.html': '<h1>Not found</h1>',
  'client/500.html': '<h1>Failed</h1>',
  'client/_headers': '/*',
  'client/_redirects': '/a /b 301',
  'client/feed.xml': '<feed/>',
  'client/assets/entry.1a2b.js': 'console.log(1)',
  'secret.txt': 'secret',
}
const project = createFolder(files)
const folder = join(project, 'client')
let server: PreviewServer

beforeAll(async () => {
  writeManifest(project, { site: { basePath: '/', redirects: [] } }, '')
  symlinkSync('failing.html', join(folder, 'failing.html'))
  server = await startPreview(folder, 0)
})

afterAll(() => server.close())

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for a path exactly as it is written; `fetch` would normalize it and decompress the answer. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address)
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
    ['/pilot/lamp', 'Lamp'],
  ])('are at clean addresses: %s', async (path, heading) => {
    const response = await fetch(server.address + path, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<h1>${heading}</h1>`)
  })

  it('are at one address only', async () => {
    expect(await ask('/about.html?a=b')).toMatchObject({ status: 301, headers: { location: '/about?a=b' } })
  })

  it('may have the address of a folder', async () => {
    expect(await ask('/pilot')).toMatchObject({ status: 200, body: Buffer.from('<h1>Pilots</h1>') })
  })

  it.each([
    '/nothing',
    '/assets',
    '/assets/none.js',
    '/about/team',
    '/404',
    '/_headers',
    '/.git/config',
    `/${'a'.repeat(300)}`,
  ])('that do not exist are answered with 404 and the screen for it: %s', async (path) => {
    const { status, body, headers } = await ask(path)
    expect({ status, body: String(body) }).toEqual({ status: 404, body: '<h1>Not found</h1>' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

it('a file that cannot be read is answered with 500 and the screen for it', async () => {
  expect(await ask('/failing')).toMatchObject({ status: 500, body: Buffer.from('<h1>Failed</h1>') })
})

// How each address is read is tested beside `read-address.ts`; here one of each kind meets the server.
it.each(['/../secret.txt', '/assets/..%2f..%2fsecret.txt', '/%252e%252e/secret.txt', 'http://[', '*', '//['])(
  'an address that is hostile neither leads out of the folder nor ends the server: %s',
  async (path) => {
    const { status, body } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(String(body)).not.toContain('secret')
    expect(await ask('/')).toMatchObject({ status: 200 })
  },
)

describe('every answer', () => {
  it.each(['/', '/about', '/nothing', '/about/', '/assets/entry.1a2b.js'])(
    'has the headers of security: %s',
    async (path) => {
      const { headers } = await ask(path)
      for (const [name, value] of headersOf('/')) expect(headers[name.toLowerCase()]).toBe(value)
    },
  )

  it('has the headers by which its file differs, where there is one', async () => {
    for (const path of ['/assets/entry.1a2b.js', '/feed.xml'])
      for (const [name, value] of headersOfFile(path))
        expect((await ask(path)).headers[name.toLowerCase()], path).toBe(value)
    for (const path of ['/', '/about', '/nothing', '/assets/none.js'])
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is not sent twice to those who have it', async () => {
    const { headers } = await ask('/about')
    const revalidated = await ask('/about', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect({ status: revalidated.status, size: revalidated.body.byteLength }).toEqual({ status: 304, size: 0 })
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('is compressed as the browser accepts it: %s', async (accepted, encoding, open) => {
    const { headers, body } = await ask('/about', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(String(open(body))).toBe(files['client/about.html'])
  })

  it('is a part of the file for those who ask for one, but the screen for what is not there is whole', async () => {
    const headers = { range: 'bytes=-5' }
    expect(await ask('/', { headers })).toMatchObject({ status: 206, body: Buffer.from('</h1>') })
    expect(await ask('/', { headers: { range: 'bytes=99-' } })).toMatchObject({ status: 416 })
    expect(await ask('/nothing', { headers })).toMatchObject({ status: 404, body: Buffer.from('<h1>Not found</h1>') })
  })

  it('is a refusal where something else than reading is wanted', async () => {
    expect(await ask('/about', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it.each(['/', '/about', '/nothing', '/about/'])(
    'has no body when only its headers are asked for: %s',
    async (path) => {
      const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
      expect(head.body.byteLength).toBe(0)
      expect([head.status, head.headers['content-length']]).toEqual([get.status, get.headers['content-length']])
    },
  )
})

describe('the server', () => {
  it('does not start without a site', async () => {
    await expect(startPreview(join(project, 'nowhere'), 0)).rejects.toThrow(UsageError)
  })

  it('answers nobody who came by another name, which was made to lead here', async () => {
    expect(await ask('/', { headers: { host: 'evil.example' } })).toMatchObject({ status: 421 })
  })

  it('is reached from this machine alone, unless another host is chosen', async () => {
    expect(await isReachedFromOutside(Number(new URL(server.address).port))).toBe(false)
    const open = await startPreview(folder, 0, '0.0.0.0')
    onTestFinished(open.close)
    expect(await isReachedFromOutside(Number(new URL(open.address).port))).toBe(true)
  })

  it('answers nobody after it is closed', async () => {
    const server = await startPreview(folder, 0)
    await server.close()
    await expect(fetch(server.address)).rejects.toThrow()
  })
})
