import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { documents, folder, listFiles } from './site-pages.ts'

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
const broken = '<!doctype html><html lang="en"><title>a</title><ul><p>b</p></ul></html>'

/** A short run gains nothing from the compiler that takes its time; the checker asks for a larger stack. */
const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']

/** Has the checker read documents; all at once, since it is slow to start. */
async function check(files: readonly string[]): Promise<Message[]> {
  const child = spawn('java', [...quick, '-jar', jar, '--format', 'json', '--exit-zero-always', ...files])
  return JSON.parse(await text(child.stderr)).messages
}

/**
 * What the checker takes for a breach of the policy in a document, and no browser does, as the visits of all pages show: a
 * block of data, which is no script, and the site's own files, since a file has no origin.
 */
function isNoBreach({ message, extract = '' }: Message): boolean {
  if (/^Resource violates Content Security Policy \(meta tag\): external \w+ “\/assets\//.test(message)) return true
  return /^Inline script violates Content Security Policy/.test(message) && extract.includes('"application/ld+json"')
}

describe.skipIf(!hasJava)(`the Nu HTML checker${hasJava ? '' : ' (skipped: there is no Java on this machine)'}`, () => {
  test('finds no error and nothing to warn of on any page, and does find what is wrong', async () => {
    const files = [
      ...pages.map((name) => resolve(folder, name)),
      join(createFolder({ 'broken.html': broken }), 'broken.html'),
    ]
    const messages = await check(files)
    // It remarks on something in each but the pages at old addresses.
    const remarked = messages.map(({ url = '' }) => fileURLToPath(url))
    expect(remarked).toEqual(expect.arrayContaining(documents.map(({ name }) => resolve(folder, name))))
    const found = messages
      .filter((message) => (message.type !== 'info' || message.subType === 'warning') && !isNoBreach(message))
      .map(({ type, url, lastLine, message }) => `${url}:${lastLine} ${type}: ${message}`)
    expect(found.filter((line) => !line.includes('/broken.html:'))).toEqual([])
    expect(found).not.toHaveLength(0)
  }, 120_000)
})
