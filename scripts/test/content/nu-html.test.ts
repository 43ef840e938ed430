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

/** A document that the checker must find wrong, or it checks nothing. */
const broken = { name: 'broken', html: '<!doctype html><html lang="en"><title>a</title><ul><p>b</p></ul></html>' }

/** A short run gains nothing from the compiler that takes its time; the checker asks for a larger stack. */
const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
const allowed = ['allow-forbidden-hosts=true', 'allowed-address-type=all'].map(
  (rule) => `-Dnu.validator.servlet.${rule}`,
)

/** Has the checker read documents from addresses on this machine; all at once, since it is slow to start. */
async function check(addresses: readonly string[]): Promise<Message[]> {
  const child = spawn('java', [
    ...quick,
    ...allowed,
    '-jar',
    jar,
    '--format',
    'json',
    '--exit-zero-always',
    ...addresses,
  ])
  return JSON.parse(await text(child.stderr)).messages
}

/** Serves the documents under the names of their files: the policy in them speaks of the origin, which a file has none of. */
async function serveDocuments(): Promise<{ address: string; asked: string[]; close: () => void }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1))
    asked.push(name)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(name === broken.name ? broken.html : readBytes(name))
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
  test('finds no error and nothing to warn of on any page, and does find what is wrong', async () => {
    const { address, asked, close } = await serveDocuments()
    onTestFinished(close)
    const messages = await check([...pages, broken.name].map((name) => address + name))
    const found = messages
      .filter((message) => (message.type !== 'info' || message.subType === 'warning') && !isDataBlock(message))
      .map(({ type, url, lastLine, message }) => `${url?.slice(address.length)}:${lastLine} ${type}: ${message}`)
    expect(found.filter((line) => !line.startsWith(`${broken.name}:`))).toEqual([])
    expect(found).not.toHaveLength(0)
    expect(pages).not.toHaveLength(0)
    expect(asked.toSorted()).toEqual([...pages, broken.name].toSorted())
  }, 120_000)
})
