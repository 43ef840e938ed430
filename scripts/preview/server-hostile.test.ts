import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { isReachedFromOutside, sendRaw } from '../testing/send-raw.ts'
import { type PreviewServer, startPreview } from './static-server.ts'

const pages = Object.fromEntries(['index', 'about', '404'].map((name) => [`client/${name}.html`, name]))
const folder = join(createFolder({ ...pages, 'client/assets/a.js': '', 'secret.txt': 'secret' }), 'client')
let server: PreviewServer

beforeAll(async () => {
  server = await startPreview(folder, 0)
})
afterAll(() => server.close())

/** Asks for a path exactly as it is written; `fetch` would normalize it. */
const ask = (path: string, host?: string) => sendRaw(server.address, `GET ${path} HTTP/1.1`, host)

// How each address is read is tested beside `read-address.ts`; here one of each kind meets the server.
describe('an address that is hostile', () => {
  it.each(['//evil.example/about/', '/\\evil.example/', '/%2F/evil.example/', 'http://evil.example/about/'])(
    'does not lead to another site: %s',
    async (path) => {
      const [, location] = /^location: (.*)\r$/im.exec(await ask(path)) ?? []
      if (location !== undefined) expect(new URL(location, server.address).origin).toBe(server.address)
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/assets/%00/../../secret.txt',
  ])('does not lead out of the folder: %s', async (path) => {
    const answer = await ask(path)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer.split('\r\n\r\n')[1]).not.toContain('secret')
  })

  it.each(['http://[', 'http://%/about', '*', '//[', '//%', '//a:b'])(
    'does not end the server: %s',
    { timeout: 2000 },
    async (path) => {
      expect(await ask(path)).toMatch(/^HTTP\/1\.1 [34]\d\d /)
      expect(await ask('/')).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  it('is that of another name which was made to lead here', async () => {
    expect(await ask('/', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /)
  })
})

it('the server is reached from this machine alone, unless another host is chosen', async () => {
  expect(await isReachedFromOutside(Number(new URL(server.address).port))).toBe(false)
  const open = await startPreview(folder, 0, '0.0.0.0')
  try {
    expect(await isReachedFromOutside(Number(new URL(open.address).port))).toBe(true)
  } finally {
    await open.close()
  }
})
