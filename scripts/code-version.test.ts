import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { hashOf } from './code-version.mjs'

const createProject = () => {
  const folder = createFolder({ 'renderer/layout/Page.tsx': 'page', 'package-lock.json': 'locked' })
  return {
    hash: () => hashOf(folder, ['renderer', 'package-lock.json']),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    folder,
  }
}

test('changes with the code and the packages', () => {
  const { hash, write } = createProject()
  const before = hash()
  write('renderer/layout/Page.tsx', 'other')
  const changed = hash()
  write('package-lock.json', 'other')
  expect(new Set([before, changed, hash()]).size).toBe(3)
})

test('does not change with tests, benchmarks, and what editors and file managers leave behind', () => {
  const { hash, write, folder } = createProject()
  const before = hash()
  mkdirSync(join(folder, 'renderer/bench'))
  write('renderer/bench/measure.ts', '')
  write('renderer/layout/Page.test.tsx', '')
  write('renderer/layout/.DS_Store', '')
  write('renderer/.Page.tsx.swp', '')
  symlinkSync('nobody@nowhere.1', join(folder, 'renderer/.#Page.tsx'))
  expect(hash()).toBe(before)
})

test('reads files of any name', () => {
  const { hash, write } = createProject()
  const before = hash()
  write('renderer/layout/font.woff2', '')
  write('renderer/layout/Makefile', '')
  expect(hash()).not.toBe(before)
})
