import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReachedFromOutside, sendRaw } from '../testing/send-raw.ts'
import { type PreviewServer, startPreview } from './server.ts'

const project = mkdtempSync(join(tmpdir(), 'preview-'))
let server: PreviewServer

beforeAll(async () => {
  mkdirSync(join(project, 'client/assets'), { recursive: true })
  for (const name of ['index', 'about', '404']) writeFileSync(join(project, `client/${name}.html`), name)
  writeFileSync(join(project, 'secret.txt'), 'secret')
  server = await startPreview(join(project, 'client'), 0)
})

afterAll(async () => {
  await server.close()
  rmSync(project, { recursive: true })
})

/** Asks for a path exactly as it is written; `fetch` would normalize it. */
function ask(path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address)
    request({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('an address that is hostile', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/\\/evil.example/x.html',
    '/.//evil.example/',
    '/%2F/evil.example/',
    '/%5Cevil.example/',
    '//evil.example/index.php/innovation-in-fundraising-summit/',
    'http://evil.example/about/',
  ])('does not lead to another site: %s', async (path) => {
    const { location } = await ask(path)
    if (location !== undefined) expect(new URL(location, server.address).origin).toBe(new URL(server.address).origin)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/assets/%00/../../secret.txt',
    '//../secret.txt',
  ])('does not lead out of the folder: %s', async (path) => {
    const { status, body } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('secret')
  })

  it.each(['http://[', 'http://[/about', 'http://%/about', '*', 'http://:80x/'])(
    'that is none is answered with 400: %s',
    async (target) => {
      expect(await sendRaw(server.address, `GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
      expect((await ask('/')).status).toBe(200)
    },
  )

  it('is that of another name which was made to lead here', async () => {
    expect(await sendRaw(server.address, 'GET / HTTP/1.1', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /)
  })

  it.each(['//[', '//%', 'http://[', '//a:b'])('does not end the server: %s', { timeout: 2000 }, async (path) => {
    expect((await ask(path)).status).toBeLessThan(500)
    expect((await ask('/')).status).toBe(200)
  })
})

describe('the server', () => {
  it('is reached from this machine alone, unless another host is chosen', async () => {
    expect(await isReachedFromOutside(Number(new URL(server.address).port))).toBe(false)
    const open = await startPreview(join(project, 'client'), 0, '0.0.0.0')
    try {
      expect(await isReachedFromOutside(Number(new URL(open.address).port))).toBe(true)
    } finally {
      await open.close()
    }
  })
})
