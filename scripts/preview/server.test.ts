import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../renderer/hosting/headers.ts'
import { compressFiles } from '../build/compress.ts'
import { UsageError } from '../options.ts'
import { type PreviewServer, startPreview } from './server.ts'

const redirects = [{ from: '/index.php/old-call/', to: '/nominate-beacon' }]

const project = mkdtempSync(join(tmpdir(), 'preview-'))
const folder = join(project, 'client')
const files = {
  'client/index.html': '<h1>Home</h1>',
  'client/about.html': `<h1>About</h1>${'<p>Åland</p>'.repeat(200)}`,
  'client/pilot/lamp.html': '<h1>Lamp</h1>',
  'client/404.html': '<h1>Not found</h1>',
  'client/500.html': '<h1>Failed</h1>',
  'client/_headers': '/*',
  'client/_redirects': '/a /b 301',
  'client/index.php/old-call/index.html': 'moved',
  'client/assets/entry.1a2b.js': 'console.log(1)',
  'built-from.json': JSON.stringify({ content: '', basePath: '/', redirects }),
}
let server: PreviewServer

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
  await compressFiles(folder)
  symlinkSync('failing.html', join(folder, 'failing.html'))
  server = await startPreview(folder, 0)
})

afterAll(async () => {
  await server.close()
  rmSync(project, { recursive: true })
})

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

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=b', '/about?a=b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/pilot//lamp', '/pilot/lamp'],
    ['/pilot/lamp/', '/pilot/lamp'],
  ])('are at one address only: %s leads to %s', async (path, to) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } })
  })

  it.each([
    '/nothing',
    '/pilot/nobody',
    '/pilot',
    '/404',
    '/500',
    '/_headers',
    '/_redirects',
    '/assets/none.js',
    '/%E0%A4',
    '/vercel.json',
    '/about.html.br',
  ])('that do not exist are answered with 404 and the screen for it: %s', async (path) => {
    const { status, body, headers } = await ask(path)
    expect({ status, body: String(body) }).toEqual({ status: 404, body: '<h1>Not found</h1>' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

describe('a file that cannot be read', () => {
  it('is answered with 500 and the screen for it', async () => {
    expect(await ask('/failing')).toMatchObject({ status: 500, body: Buffer.from('<h1>Failed</h1>') })
  })
})

describe('old addresses', () => {
  it.each(['/index.php/old-call/', '/index.php/old-call'])('%s lead to the new one for good', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: '/nominate-beacon' } })
    expect(await ask(`${path}?a=b`)).toMatchObject({ headers: { location: '/nominate-beacon?a=b' } })
  })
})

describe('every answer', () => {
  it.each(['/', '/about', '/nothing', '/about/', '/assets/entry.1a2b.js'])(
    'has the headers of security: %s',
    async (path) => {
      const { headers } = await ask(path)
      for (const [name, value] of headersOf('/')) expect(headers[name.toLowerCase()]).toBe(value)
    },
  )

  it('is kept for a year only where its name changes with its content', async () => {
    expect((await ask('/assets/entry.1a2b.js')).headers['cache-control']).toContain('immutable')
    for (const path of ['/', '/about', '/nothing'])
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is not sent twice to those who have it', async () => {
    const { headers } = await ask('/about')
    const again = await ask('/about', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect({ status: again.status, size: again.body.byteLength }).toEqual({ status: 304, size: 0 })
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
  ])('is compressed for those who accept %s', async (accepted, encoding, open) => {
    const { headers, body } = await ask('/about', { headers: { 'accept-encoding': accepted } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': 'text/html; charset=utf-8' })
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(String(open(body))).toBe(files['client/about.html'])
  })

  it('is plain for all others', async () => {
    const { headers, body } = await ask('/about')
    expect(headers['content-encoding']).toBeUndefined()
    expect(String(body)).toBe(files['client/about.html'])
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

describe('below a base path', () => {
  it('the site is served there, and nothing elsewhere', async () => {
    const below = await startPreview(folder, 0, 'localhost', { basePath: '/site/', redirects })
    try {
      expect(below.address).toMatch(/^http:\/\/localhost:\d+\/site$/)
      const answers = ['', '/', '/about', '/about/', '/assets/entry.1a2b.js', '/../about'].map(async (path) => {
        const { status, headers } = await fetch(below.address + path, { redirect: 'manual' })
        return [status, headers.get('location')]
      })
      expect(await Promise.all(answers)).toEqual([
        [301, '/site/'],
        [200, null],
        [200, null],
        [301, '/site/about'],
        [200, null],
        // `fetch` resolves the step itself, and arrives outside of the site.
        [404, null],
      ])
    } finally {
      await below.close()
    }
  })
})

describe('the server', () => {
  it('does not start without a site', async () => {
    await expect(startPreview(join(project, 'nowhere'), 0)).rejects.toThrow(UsageError)
  })

  it('says when its port is taken', async () => {
    await expect(startPreview(folder, Number(new URL(server.address).port))).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  it('answers nobody after it is closed', async () => {
    const other = await startPreview(folder, 0)
    await other.close()
    await expect(fetch(other.address)).rejects.toThrow()
  })
})
