import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixture } from '../testing/fixture.ts'
import { createContentTree } from './testing/content-tree.ts'
import { followFix } from './testing/follow-fix.ts'
import { harmlessSlips, typingFaults } from './testing/typing-faults/index.ts'
import type { TypingFault } from './testing/typing-faults/typing-fault.ts'

/** A file of the fixture without any slip. */
const sound = (file: string) => readFileSync(join(fixture.root, file), 'utf8')

/** The fixture with one slip in it. */
function typed({ file, right, wrong }: TypingFault) {
  const tree = createContentTree()
  tree.edit(file, (text) => text.replace(right, () => wrong))
  return tree
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
    const tree = typed(fault)
    const { problems } = tree.load({ renders: false })
    const local = (words: string) => words.replaceAll(`${tree.root}/`, '')
    const told = problems.flatMap(({ file, line, column, message, fix }) => [
      `${file}:${line}:${column} ${local(message)}`,
      ...(fix ? [`→ ${local(fix)}`] : []),
    ])
    expect(told).toEqual(fault.says)
    const [problem] = problems
    const after = problem && followFix(tree.read(problem.file), problem)
    if (!problem || after === undefined) return
    // What is as it was before is sound.
    if (after !== sound(problem.file)) {
      tree.write(problem.file, after)
      expect(tree.load({ renders: false }).problems).toEqual([])
    }
    followed.add(fault.what)
  })

  it('most need no thought', () => {
    expect(followed.size).toBeGreaterThan(65)
  })
})

describe('no message:', () => {
  it.each(harmlessSlips)('$what', (fault) => {
    expect(fault.says).toEqual([])
    expect(typed(fault).load({ renders: false }).problems).toEqual([])
  })
})
