import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

/** Asks for a path exactly as it is written; `fetch` would tidy it up. */
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

  it.each(['//[', '//%', 'http://[', '//a:b'])('does not end the server: %s', { timeout: 2000 }, async (path) => {
    expect((await ask(path)).status).toBeLessThan(500)
    expect((await ask('/')).status).toBe(200)
  })
})
