import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { badInputs } from '../../renderer/content/testing/bad-inputs/index.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { writeBadInputs } from './testing/write-bad-inputs.ts'

const rows = Object.values(badInputs).flat()

/** The fixture with all the bad inputs in it, and what one run of the load says of it. */
let root: string
let loaded: LoadedContent

/** What is read once stays read. */
const memory = createMemory()
const { publicFolder, day: today } = fixture
const load = () => loadContent({ root, publicFolder, today, memory })

beforeAll(() => {
  root = writeBadInputs(rows)
  loaded = load()
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

describe('what every editor may write is accepted', () => {
  const sound = rows.find(({ what }) => what === 'a description that says too little')?.content.toString() ?? ''
  const written = [
    ["Windows' line ends", 'windows', sound.replaceAll('\n', '\r\n')],
    ['a byte order mark', 'marked', `\uFEFF${sound}`],
    ['both', 'both', `\uFEFF${sound.replaceAll('\n', '\r\n')}`],
  ] as const
  let problems: LoadedContent['problems']

  beforeAll(() => {
    for (const [, id, content] of written)
      writeFileSync(join(root, `articles/${id}.md`), content.replace('id: description-short', `id: ${id}`))
    problems = load().problems
  }, 60_000)

  it.each(written)('%s', (_, id) => {
    const [before = ''] = saidOf('articles/description-short.md')
    const places = problems
      .filter(({ file }) => file.endsWith(`/${id}.md`))
      .map(({ line, column }) => `${line}:${column}`)
    expect(places).toEqual([before.split(' ')[0]])
  })
})
