import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openText, writeChanges } from './changes.ts'

function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'a.md'), 'A')
  writeFileSync(join(root, 'b.md'), 'B')
  return root
}

it('files are written, made and removed', () => {
  const root = createFolder()
  writeChanges(
    root,
    new Map([
      ['a.md', 'new'],
      ['pilots/c.md', 'C'],
      ['b.md', undefined],
    ]),
  )
  expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('new')
  expect(readFileSync(join(root, 'pilots/c.md'), 'utf8')).toBe('C')
  expect(readdirSync(root).sort()).toEqual(['a.md', 'pilots'])
})

it('when one cannot be written, all are as they were', () => {
  const root = createFolder()
  // A folder stands where a file shall.
  mkdirSync(join(root, 'c.md/inner'), { recursive: true })
  const changes = new Map([
    ['a.md', 'new'],
    ['d.md', 'D'],
    ['b.md', undefined],
    ['c.md', 'C'],
  ])
  expect(() => writeChanges(root, changes)).toThrow()
  expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('A')
  expect(readFileSync(join(root, 'b.md'), 'utf8')).toBe('B')
  expect(existsSync(join(root, 'd.md'))).toBe(false)
  expect(readdirSync(root).sort()).toEqual(['a.md', 'b.md', 'c.md'])
})

it.each(['a\nb\n', 'a\r\nb\r\n', '\uFEFFa\r\nb\r\n', '\uFEFFa', ''])('a text keeps its line ends: %j', (raw) => {
  const { text, close } = openText(raw)
  expect(text).not.toMatch(/[\r\uFEFF]/)
  expect(close(text)).toBe(raw)
})
