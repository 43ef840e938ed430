import { describe, expect, it } from 'vitest'
import { readLedger, writeLedger } from '../../renderer/content/figures/ledger.ts'
import { type ContentTree, createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { editLedger } from '../../renderer/content/testing/edit-ledger.ts'
import { describeChanges, renewLedger } from './renew-ledger.ts'

/** Takes what the content says into the ledger, and returns what is printed. */
function review(tree: ContentTree): string[] {
  const before = tree.read('ledger.csv')
  const after = writeLedger(renewLedger(tree.loadReadable()))
  tree.write('ledger.csv', after)
  return describeChanges(before, after).split('\n').filter(Boolean)
}

function meaningOf(tree: ContentTree, id: string): string | undefined {
  const read = readLedger('ledger.csv', tree.read('ledger.csv'))
  return read.ok ? read.value.figures.find((figure) => figure.id === id)?.meaning : undefined
}

const stat = (id: string, value: number) =>
  `stats:\n  - id: ${id}\n    label: ${id} in all\n    value: ${value}\n    unit: ${id}\n    standsFor: result\n`

const addStat = (tree: ContentTree, file: string, written: string, text: string) =>
  tree.edit(file, (before) => `${before.replace('stats:\n', written)}\n${text}\n`)

describe('the ledger is written anew', () => {
  it('as it was, while the content says the same', () => {
    expect(review(createContentTree())).toEqual([])
  })

  it('with a changed value and the words that people wrote, once: the second time nothing changes', () => {
    const tree = createContentTree()
    tree.edit('pilots/keeper-club.md', (text) => text.replace('value: 83\n', 'value: 84\n'))
    expect(review(tree)).toEqual([
      '- keeper-club/belonging,83,%,,,/pilot/keeper-club,Felt that they belonged.,Specification the fixture,',
      '+ keeper-club/belonging,84,%,,,/pilot/keeper-club,Felt that they belonged.,Specification the fixture,',
    ])
    expect(review(tree)).toEqual([])
    expect(tree.loadReadable().problems).toEqual([])
  })

  it('with new figures, the page of the file of each, and what is to be written', () => {
    const tree = createContentTree()
    addStat(tree, 'pilots/keeper-club.md', stat('wells', 41300), 'We dug :stat[wells] wells.')
    addStat(tree, 'pilots/lantern-post.md', stat('depth', 12), 'They dug :stat[keeper-club/wells] wells.')
    expect(review(tree)).toEqual([
      '+ keeper-club/wells,41300,wells,,,/pilot/keeper-club,To be written,To be written,',
      '+ lantern-post/depth,12,depth,,,/pilot/lantern-post,To be written,To be written,',
    ])
    expect(review(tree)).toEqual([])
  })

  it('without a figure that is lost', () => {
    const tree = createContentTree()
    const words = { value: '3', pages: '/pilot/keeper-club', meaning: 'Boats, and oars.', source: 'A letter' }
    tree.edit('ledger.csv', (text) => editLedger(text, 'keeper-club/boats', words))
    expect(review(tree)).toEqual(['- keeper-club/boats,3,,,,/pilot/keeper-club,"Boats, and oars.",A letter,'])
  })
})

describe('an agenda keeps its words', () => {
  const id = 'innovation-summit/agenda'
  const editAgenda = (tree: ContentTree, change: (text: string) => string) =>
    tree.edit('pages/innovation-summit.mdx', change)

  it('with its times, when its items have moved; an item that is new has none', () => {
    const tree = createContentTree()
    const item = "  - time: '10:20-10:30'\n    title: Finding a chair\n    type: opening\n"
    editAgenda(tree, (text) => text.replace('agenda:\n', `agenda:\n${item}`))
    review(tree)
    expect([1, 2, 6].map((place) => meaningOf(tree, `${id}-${place}`))).toEqual([
      'To be written',
      'Lighting the lamp.',
      'Putting the lamp out.',
    ])
    editAgenda(tree, (text) => text.replace(item, ''))
    review(tree)
    expect([1, 5, 6].map((place) => meaningOf(tree, `${id}-${place}`))).toEqual([
      'Lighting the lamp.',
      'Putting the lamp out.',
      undefined,
    ])
  })

  it('at its place, when a time was corrected', () => {
    const tree = createContentTree()
    editAgenda(tree, (text) => text.replace("time: '11:10-11:25'", "time: '11:10-11:20'"))
    expect(review(tree)).toHaveLength(2)
    expect(meaningOf(tree, `${id}-3`)).toBe('Questions from the shore.')
  })
})

describe('the figures of a draft', () => {
  it('stay in the ledger when they are there, and follow the draft', () => {
    const tree = createContentTree()
    tree.edit('articles/second-call.md', (text) => text.replace('value: 133', 'value: 134'))
    expect(review(tree).map((line) => line.slice(0, 25))).toEqual([
      '- second-call/ideas,133,i',
      '+ second-call/ideas,134,i',
    ])
  })

  it('come in once it is published', () => {
    const tree = createContentTree()
    tree.edit('pilots/fog-signal.md', (text) => text.replace('draft: true\n', ''))
    expect(review(tree)).toContain('+ fog-signal/horns,23,horns,,,/pilot/fog-signal,To be written,To be written,')
  })
})
