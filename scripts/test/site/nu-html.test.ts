import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listFiles, readBytes } from './site-pages.ts'

const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0
const pages = listFiles().filter((name) => name.endsWith('.html'))

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  /** Tells a warning from a remark. */
  subType?: 'warning' | 'fatal'
  url?: string
  message: string
  /** The markup around it. */
  extract?: string
  lastLine?: number
}

/** Has the checker read documents, from files (`-` is the input) or from addresses on this machine. */
async function check(documents: readonly string[], input = ''): Promise<Message[]> {
  const isAllowed = [
    '-Dnu.validator.servlet.allow-forbidden-hosts=true',
    '-Dnu.validator.servlet.allowed-address-type=all',
  ]
  const child = spawn('java', [...isAllowed, '-jar', jar, '--format', 'json', '--exit-zero-always', ...documents])
  child.stdin.end(input)
  return JSON.parse(await text(child.stderr)).messages
}

/** Serves the documents under the names of their files: the policy in them speaks of the origin, which a file has none of. */
async function serveDocuments(): Promise<{ address: string; asked: string[]; close: () => void }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.slice(1))
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(readBytes(decodeURIComponent(url.slice(1))))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, asked, close: () => server.close() }
}

/** The checker takes a block of data for a script that the policy stops; no browser does, as other tests show. */
function isDataBlock({ message, extract = '' }: Message): boolean {
  return /^Inline script violates Content Security Policy/.test(message) && extract.includes('"application/ld+json"')
}

describe.skipIf(!hasJava)(`the Nu HTML checker${hasJava ? '' : ' (skipped: there is no Java on this machine)'}`, () => {
  test('finds no error and nothing to warn of on any page', async () => {
    expect(pages.length).toBeGreaterThan(15)
    const { address, asked, close } = await serveDocuments()
    onTestFinished(close)
    const messages = await check(pages.map((name) => address + name))
    const found = messages
      .filter((message) => (message.type !== 'info' || message.subType === 'warning') && !isDataBlock(message))
      .map(({ type, url, lastLine, message }) => `${url?.slice(address.length)}:${lastLine} ${type}: ${message}`)
    expect(found).toEqual([])
    expect(asked.sort()).toEqual([...pages].sort())
  }, 120_000)

  test('does find what is wrong', async () => {
    const found = await check(['-'], '<!doctype html><html lang="en"><title>a</title><ul><p>b</p></ul></html>')
    expect(found).not.toHaveLength(0)
  }, 60_000)
})
