import { spawnSync } from 'node:child_process'
import { cpSync, createReadStream, promises, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const advice = /reads markdown\/.*: let it read the fixture/

test.each<[way: string, read: () => unknown]>([
  ['a file', () => readFileSync('markdown/settings.md')],
  ['a file by its whole path', () => readFileSync(resolve('markdown/ledger.csv'))],
  ['a folder', () => readdirSync('markdown/pilots')],
  ['the whole of it', () => readdirSync('markdown')],
  ['a stream', () => createReadStream('markdown/settings.md')],
  ['a copy', () => cpSync('markdown', 'elsewhere', { recursive: true })],
  ['a promise', () => promises.readFile('markdown/settings.md')],
])('a test of the engine that reads the published content fails, with what to do: %s', (_, read) => {
  expect(read).toThrow(advice)
})

test('so does a command that it starts', () => {
  const { status, stderr } = spawnSync(process.execPath, [
    '-e',
    `require('node:fs').readFileSync(${JSON.stringify(resolve('markdown/settings.md'))})`,
  ])
  expect(status).not.toBe(0)
  expect(String(stderr)).toMatch(advice)
})

test('what is generated from the code may be read', () => {
  expect(readFileSync('markdown/GUIDE.md', 'utf8')).toContain('# ')
  expect(readdirSync('markdown/.schemas').length).toBeGreaterThan(0)
})
