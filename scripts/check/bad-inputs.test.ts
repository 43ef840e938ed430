import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { badInputs } from '../../renderer/content/testing/bad-inputs/index.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { writeBadInputs } from './testing/write-bad-inputs.ts'

const rows = Object.values(badInputs).flat()

/** The fixture with all the bad inputs in it, and what one run of the load says of it. */
let root: string
let loaded: LoadedContent

beforeAll(() => {
  root = writeBadInputs(rows)
  loaded = loadContent({ root, publicFolder: fixture.publicFolder, today: fixture.day })
}, 60_000)

afterAll(() => rmSync(root, { recursive: true }))

/** What is said of a file, as the table writes it. */
function saidOf(file: string): string[] {
  return loaded.problems
    .filter((problem) => problem.file === join(root, file))
    .flatMap(({ line, column, severity, message, rule, fix }) => [
      `${line}:${column} ${severity}: ${message.replaceAll(`${root}/`, '')} [${rule}]`,
      ...(fix ? [`→ ${fix.replaceAll(`${root}/`, '')}`] : []),
    ])
}

it('every bad input has a file of its own', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
})

describe.each(Object.entries(badInputs))('%s', (_, group) => {
  it.each(group)('$what', ({ file, says }) => {
    expect(saidOf(file)).toEqual(
      says.map((line) => (line.endsWith(' …') ? expect.stringContaining(line.slice(0, -2)) : line)),
    )
    expect(says.length).toBeGreaterThan(0)
  })
})

it('every fault is reported with what to do about it', () => {
  const files = new Set(rows.map(({ file }) => join(root, file)))
  const helpless = loaded.problems.filter(
    ({ file, fix, message }) => files.has(file) && !fix && !/expected/.test(message),
  )
  expect(helpless).toEqual([])
})

it('only what is wrong is reported', () => {
  const files = new Set(rows.map(({ file }) => join(root, file)))
  const others = loaded.problems.filter(({ file, severity }) => severity === 'error' && !files.has(file))
  expect(others).toEqual([])
})
