import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ContentTree, createContentTree, lineOf } from '../../renderer/content/testing/content-tree.ts'
import { UsageError } from '../options.ts'
import type { Conversation } from './conversation.ts'
import { type ReviewOptions, reviewLedger } from './review-ledger.ts'

/** Somebody who gives some answers, and then none any more. */
function answering(...answers: string[]): Conversation & { questions: string[]; said: string[] } {
  const questions: string[] = []
  const said: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answers.shift()
  }
  return { ask, say: (text) => void said.push(text), questions, said }
}

async function review(
  tree: ContentTree,
  reviewer: ReviewOptions['reviewer'],
  by?: string,
): Promise<{ agrees: boolean; told: string }> {
  const said: string[] = []
  const load = () => tree.load()
  const say = (text: string) => void said.push(text)
  const agrees = await reviewLedger({ root: tree.root, load, reviewer, by, say })
  return { agrees, told: said.join('\n').replaceAll(`${tree.root}/`, '') }
}

const errorsOf = (tree: ContentTree) => tree.load().problems.map(({ message }) => message)

/** Corrects a figure that nothing else hangs on. */
function correct(tree: ContentTree): void {
  tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83\n', 'value: 84\n'))
}

const newFigures = `stats:
  - id: wells
    label: wells dug
    value: 41300
    unit: wells
    standsFor: result
  - id: depth
    label: depth of a well
    value: 12
    unit: metres
    standsFor: result
`

function addFigures(tree: ContentTree): void {
  tree.edit('pilots/keeper-club.md', (text) => `${text.replace('stats:\n', newFigures)}\n:stat[wells], :stat[depth].\n`)
}

describe('one correction', () => {
  it('is taken into the ledger with one yes, and then the check finds nothing', async () => {
    const tree = createContentTree()
    correct(tree)
    expect(errorsOf(tree)).toHaveLength(1)
    const before = tree.read('ledger.yaml')
    const someone = answering('yes')
    const { agrees } = await review(tree, someone)
    expect(agrees).toBe(true)
    expect(someone.questions).toEqual(['update the ledger? [yes, no, stop] '])
    expect(errorsOf(tree)).toEqual([])
    const line = lineOf(before, 'id: keeper-club/belonging') + 1
    const changed = before.split('\n').map((each, index) => (index === line - 1 ? each.replace('83', '84') : each))
    expect(tree.read('ledger.yaml')).toBe(changed.join('\n'))
  })

  it('is shown with both values, its meaning, its places, and the pages where it is seen', async () => {
    const tree = createContentTree()
    correct(tree)
    const someone = answering('no')
    await review(tree, someone)
    const [, meaning = ''] = /id: keeper-club\/belonging\n[\s\S]*?meaning: (.*)\n/.exec(tree.read('ledger.yaml')) ?? []
    const written = lineOf(tree.read('pilots/keeper-club.md'), 'value: 84')
    const reviewed = lineOf(tree.read('ledger.yaml'), 'id: keeper-club/belonging') + 1
    expect(someone.said.join('\n').replaceAll(`${tree.root}/`, '')).toBe(`
keeper-club/belonging: 83% → 84%
  ${meaning}
  written in pilots/keeper-club.md:${written}, reviewed in ledger.yaml:${reviewed}
  must be seen on /pilot/keeper-club`)
  })

  it.each([
    ['no', ['no']],
    ['stop', ['s']],
    ['nothing that is a choice, and then nothing', ['perhaps', '']],
    ['nothing at all', []],
  ])('stays as it is when the answer is %s', async (_, answers) => {
    const tree = createContentTree()
    correct(tree)
    const before = tree.read('ledger.yaml')
    const { agrees, told } = await review(tree, answering(...answers))
    expect(agrees).toBe(false)
    expect(told).toContain('✗ 1 difference between the content and ledger.yaml')
    expect(tree.read('ledger.yaml')).toBe(before)
  })

  it('is only listed where nobody can be asked', async () => {
    const tree = createContentTree()
    correct(tree)
    const before = tree.read('ledger.yaml')
    const { agrees, told } = await review(tree, 'nobody')
    expect(agrees).toBe(false)
    expect(told).toContain('keeper-club/belonging: 83% → 84%')
    expect(told).toContain('npm run review -- --yes')
    expect(tree.read('ledger.yaml')).toBe(before)
  })

  it('is taken in by a script, with the name of its reviewer for the commit message', async () => {
    const tree = createContentTree()
    correct(tree)
    const { agrees, told } = await review(tree, 'yes', 'Ada Lovelace')
    expect(agrees).toBe(true)
    expect(told).toMatch(/^keeper-club\/belonging: 83% → 84%\n/)
    expect(told).toContain('✓ 1 difference taken into ledger.yaml')
    expect(told).toMatch(/\n\nReviewed-by: Ada Lovelace$/)
    expect(errorsOf(tree)).toEqual([])
  })
})

describe('several corrections', () => {
  const edit = (tree: ContentTree) => {
    for (const [file, from, to] of [
      ['pages/home.md', 'value: 31\n', 'value: 32\n'],
      ['pages/home.md', 'value: 11\n', 'value: 12\n'],
      ['pilots/keeper-club.md', 'value: 83\n', 'value: 84\n'],
    ] as const)
      tree.edit(file, (text) => text.replace(from, to))
  }

  it('are asked for one after the other', async () => {
    const tree = createContentTree()
    edit(tree)
    const someone = answering('y', 'n', 'y')
    const { agrees, told } = await review(tree, someone)
    expect(agrees).toBe(false)
    expect(told).toContain('✓ 2 differences taken into ledger.yaml\n✗ 1 difference left')
    expect(someone.questions.map((question) => /\[.*\]/.exec(question)?.[0])).toEqual([
      '[yes, no, all, stop]',
      '[yes, no, all, stop]',
      '[yes, no, stop]',
    ])
    expect(errorsOf(tree)).toHaveLength(1)
  })

  it('are taken together, those behind an “all”', async () => {
    const tree = createContentTree()
    edit(tree)
    const { agrees } = await review(tree, answering('no', 'all'))
    expect(agrees).toBe(false)
    expect(errorsOf(tree)).toHaveLength(1)
    expect((await review(tree, answering('yes'))).agrees).toBe(true)
    expect(errorsOf(tree)).toEqual([])
  })

  it('keep what was taken before a “stop”, and nothing when the reviewer leaves', async () => {
    const tree = createContentTree()
    edit(tree)
    const before = tree.read('ledger.yaml')
    await review(tree, answering('yes'))
    expect(tree.read('ledger.yaml')).toBe(before)
    await review(tree, answering('yes', 'stop'))
    expect(errorsOf(tree)).toHaveLength(2)
  })
})

describe('new figures', () => {
  it('are one question, and their words are typed in', async () => {
    const tree = createContentTree()
    addFigures(tree)
    const someone = answering('all', 'Wells that were dug.', 'The report of the wells.', '', '')
    const { agrees, told } = await review(tree, someone)
    expect(agrees).toBe(true)
    expect(someone.questions[0]).toBe('\n2 figures are new: add them to the ledger? [all, each, none, stop] ')
    expect(someone.questions.at(-1)).toContain('(as before: The report of the wells.)')
    expect(errorsOf(tree)).toEqual([])
    const written = tree.read('ledger.yaml')
    expect(written).toContain(`
  - id: keeper-club/wells
    value: 41300
    unit: wells
    meaning: Wells that were dug.
    source: The report of the wells.
    pages:
      - /pilot/keeper-club
  - id: keeper-club/depth
    value: 12
    unit: metres
    meaning: "To be written: depth of a well"
    source: The report of the wells.
`)
    expect(told).toContain('replace each “To be written” there: keeper-club/depth')
  })

  it('may be taken one by one, or not at all', async () => {
    const tree = createContentTree()
    addFigures(tree)
    await review(tree, answering('none'))
    expect(errorsOf(tree)).toHaveLength(2)
    await review(tree, answering('each', 'no', 'yes', '', ''))
    expect(errorsOf(tree)).toEqual([expect.stringContaining('keeper-club/wells')])
  })

  it('are to be written where nobody is asked', async () => {
    const tree = createContentTree()
    addFigures(tree)
    const before = tree.loadReadable().placeholders
    expect((await review(tree, 'yes')).agrees).toBe(true)
    expect(errorsOf(tree)).toEqual([])
    expect(tree.loadReadable().placeholders).toBe(before + 4)
  })
})

it('a draft that is published asks for its figures and for the counts, and those of a deleted file go', async () => {
  const tree = createContentTree()
  const ledger = tree.read('ledger.yaml')
  const draft = tree.read('pilots/fog-signal.md')
  tree.write('pilots/fog-signal.md', draft.replace('draft: true\n', ''))
  const published = await review(tree, 'yes')
  expect(published.told).toMatch(/^count\/pilots: 2 pilots → 3 pilots\n {2}.*\n {2}counted in pilots\/, reviewed in /m)
  expect(published.told).toMatch(/^fog-signal\/\S+: \(new\) → /m)
  expect(published.agrees).toBe(true)
  tree.remove('pilots/fog-signal.md')
  const deleted = await review(tree, 'yes')
  expect(deleted.agrees).toBe(true)
  expect(deleted.told).toMatch(/^fog-signal\/\S+: .* → \(gone\)/m)
  expect(tree.read('ledger.yaml')).toBe(ledger)
})

it('figures that are gone leave the ledger with one yes, as they have come', async () => {
  const tree = createContentTree()
  const [ledger, pilot] = [tree.read('ledger.yaml'), tree.read('pilots/keeper-club.md')]
  addFigures(tree)
  await review(tree, 'yes')
  tree.write('pilots/keeper-club.md', pilot)
  const someone = answering('all')
  expect((await review(tree, someone)).agrees).toBe(true)
  expect(someone.questions[0]).toMatch(/2 figures are gone: remove their entries from the ledger\?/)
  expect(tree.read('ledger.yaml')).toBe(ledger)
})

it('content that is broken is reported, and nothing is asked', async () => {
  const tree = createContentTree()
  correct(tree)
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const someone = answering()
  const { agrees, told } = await review(tree, someone)
  expect(agrees).toBe(false)
  expect(told).toContain('✗ the figures are unknown')
  expect(told).toContain('pages/contact.md:')
  expect(someone.questions).toEqual([])
})

it('a ledger that agrees is left alone', async () => {
  const tree = createContentTree()
  const { agrees, told } = await review(tree, 'nobody')
  expect({ agrees, told }).toEqual({
    agrees: true,
    told: expect.stringMatching(/^✓ ledger.yaml and the content agree on all \d+ figures$/),
  })
})

it('figures that have moved in their list get their new numbers with one yes', async () => {
  const tree = createContentTree()
  const page = 'pages/innovation-summit-geneve.md'
  tree.edit(page, (text) => text.replace('agenda:\n', 'agenda:\n  - title: Coffee\n    type: break\n'))
  const before = tree.read('ledger.yaml')
  const someone = answering('all')
  expect((await review(tree, someone)).agrees).toBe(true)
  expect(someone.questions).toEqual([
    '\n2 figures have moved in their list: renumber them in the ledger? [all, each, none, stop] ',
  ])
  expect(errorsOf(tree)).toEqual([])
  const renumbered = before.replace(/agenda-9\n/, 'agenda-10\n').replace(/geneve\/agenda-1\n/, 'geneve/agenda-2\n')
  expect(tree.read('ledger.yaml')).toBe(renumbered)
})

it('line ends stay those of Windows', async () => {
  const tree = createContentTree()
  tree.edit('ledger.yaml', (text) => text.replaceAll('\n', '\r\n'))
  const before = tree.read('ledger.yaml')
  correct(tree)
  addFigures(tree)
  await review(tree, 'yes')
  const after = tree.read('ledger.yaml')
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('a ledger that was changed while somebody thought is not written over', async () => {
  const tree = createContentTree()
  correct(tree)
  const path = join(tree.root, 'ledger.yaml')
  const someone = answering()
  const changing = {
    ...someone,
    ask: async () => {
      writeFileSync(path, `${readFileSync(path, 'utf8')}# more\n`)
      return 'yes'
    },
  }
  await expect(review(tree, changing)).rejects.toThrow(UsageError)
  expect(tree.read('ledger.yaml')).not.toContain('84')
  expect(tree.read('ledger.yaml')).toMatch(/# more\n$/)
})
