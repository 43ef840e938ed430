import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, listFiles } from './site-pages.ts'

const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0
const pages = listFiles().filter((name) => name.endsWith('.html'))

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  /** Tells a warning from a remark. */
  subType?: 'warning' | 'fatal'
  url?: string
  message: string
  lastLine?: number
}

describe.skipIf(!hasJava)(`the Nu HTML checker${hasJava ? '' : ' (skipped: there is no Java on this machine)'}`, () => {
  test('finds no error and nothing to warn of on any page', () => {
    expect(pages.length).toBeGreaterThan(15)
    const files = pages.map((name) => join(folder, name))
    const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { messages }: { messages: Message[] } = JSON.parse(stderr)
    const found = messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      // It reads files, which have no origin, and takes data blocks for scripts; browser tests hold pages to the policy.
      .filter(({ message }) => !/violates Content Security Policy \(meta tag\)/.test(message))
      .map(({ type, url, lastLine, message }) => `${url?.split('/client/')[1]}:${lastLine} ${type}: ${message}`)
    expect(found).toEqual([])
  }, 120_000)

  test('does find what is wrong', () => {
    const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', '-'], {
      encoding: 'utf8',
      input: '<!doctype html><html lang="en"><title>a</title><ul><p>b</p></ul></html>',
    })
    expect(JSON.parse(stderr).messages).not.toHaveLength(0)
  }, 60_000)
})
