import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../renderer/content/load.ts'
import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { badInputs } from '../../renderer/content/testing/bad-inputs/index.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { writeBadInputs } from './testing/write-bad-inputs.ts'

const rows = Object.values(badInputs).flat()

/** The fixture with all the bad inputs in it, and what the load says of them. */
let root: string
const problems: PlacedProblem[] = []

const load = () => loadContent({ root, publicFolder: fixture.publicFolder, today: fixture.day })

beforeAll(() => {
  root = writeBadInputs(rows)
  problems.push(...load().problems)
  // The others are checked when all files can be read.
  for (const { file } of rows) if (saidOf(file).length > 0) putBack(file)
  problems.push(...load().problems)
}, 60_000)

/** Puts back a file of the fixture, and removes any other. */
function putBack(file: string): void {
  const original = join(fixture.root, file)
  if (existsSync(original)) copyFileSync(original, join(root, file))
  else rmSync(join(root, file), { recursive: true })
}

afterAll(() => rmSync(root, { recursive: true }))

/** What is said of a file, as the table writes it. */
function saidOf(file: string): string[] {
  return problems
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
  const helpless = problems.filter(({ file, fix, message }) => files.has(file) && !fix && !/expected/.test(message))
  expect(helpless).toEqual([])
})

it('only what is wrong is reported', () => {
  const files = new Set(rows.map(({ file }) => join(root, file)))
  const others = problems.filter(({ file, severity }) => severity === 'error' && !files.has(file))
  expect(others).toEqual([])
})
