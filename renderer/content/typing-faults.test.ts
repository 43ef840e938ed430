import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fixture } from '../testing/fixture.ts'
import { rememberFiles } from './entries/known-files.ts'
import { loadContent } from './load.ts'
import { lineOf } from './testing/content-tree.ts'
import { followFix } from './testing/follow-fix.ts'
import { harmlessSlips, typingFaults } from './testing/typing-faults/index.ts'
import type { TypingFault } from './testing/typing-faults/typing-fault.ts'

/** One copy of the fixture for all slips, of which each is taken back. */
const root = mkdtempSync(join(tmpdir(), 'typing-faults-'))
const { findKnown, keep } = rememberFiles()
cpSync(fixture.root, root, { recursive: true })
keep(loadContent({ root, publicFolder: fixture.publicFolder, today: fixture.day }))
afterAll(() => rmSync(root, { recursive: true }))

/** A file of the fixture without any slip. */
const sound = (file: string) => readFileSync(join(fixture.root, file), 'utf8')

/** What the check says of the whole site while a file has another text; files are named from the root of the content. */
function problemsWith(file: string, text: string) {
  writeFileSync(join(root, file), text)
  const options = { root, publicFolder: fixture.publicFolder, today: fixture.day }
  const { problems } = loadContent({ ...options, findKnown })
  writeFileSync(join(root, file), sound(file))
  const local = (words: string) => words.replaceAll(`${root}/`, '')
  return problems.map(({ fix = '', ...problem }) => ({
    ...problem,
    file: local(problem.file),
    message: local(problem.message),
    fix: local(fix),
  }))
}

const signed = (number: number) => (number < 0 ? String(number) : `+${number}`)

/** The text of a file with a slip in it. */
function typed({ file, right, wrong }: TypingFault): string {
  const text = sound(file)
  if (!text.includes(right)) throw new Error(`${JSON.stringify(right)} does not stand in ${file}`)
  return text.replace(right, () => wrong)
}

const kinds = [
  'pilots/',
  'articles/',
  'pages/',
  'leaders/',
  'partners/',
  'policy/',
  'settings',
  'ledger',
  'relations',
  'phrases',
  '.mdx',
]
/** The slips that following the message to the letter has put right. */
const followed = new Set<string>()

it('slips are made in every kind of file, each once', () => {
  expect(typingFaults.length).toBeGreaterThan(65)
  const edits = [...typingFaults, ...harmlessSlips].map(({ file, right, wrong }) => `${file} ${right} ${wrong}`)
  expect(new Set(edits).size).toBe(edits.length)
  for (const kind of kinds)
    expect(
      typingFaults.filter(({ file }) => file.includes(kind)),
      kind,
    ).not.toHaveLength(0)
})

describe('one message, and the fix works:', () => {
  it.each(typingFaults)('$what ($file)', (fault) => {
    const problems = problemsWith(fault.file, typed(fault))
    const told = problems.flatMap(({ line, column, message, fix }) => [
      `${signed(line - lineOf(sound(fault.file), fault.right))}:${column} ${message}`,
      ...(fix ? [`→ ${fix.replace(` --root ${root}`, '')}`] : []),
    ])
    expect(told, 'as testing/typing-faults says').toEqual(fault.says)
    const [problem] = problems
    expect(problem?.file).toBe(fault.file)
    const after = problem && followFix(typed(fault), problem)
    if (after === undefined) return
    // What is as it was before is sound.
    if (after !== sound(fault.file)) expect(problemsWith(fault.file, after)).toEqual([])
    followed.add(fault.what)
  })

  it('most need no thought', () => {
    expect(followed.size).toBeGreaterThan(65)
  })
})

describe('no message:', () => {
  it.each(harmlessSlips)('$what', (fault) => {
    expect(fault.says).toEqual([])
    expect(problemsWith(fault.file, typed(fault))).toEqual([])
  })
})
