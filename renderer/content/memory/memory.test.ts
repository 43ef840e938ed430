import { expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'
import { createMapStore } from '../testing/map-store.ts'
import { everyDayOrLong } from '../testing/property.ts'
import type { Store } from './make.ts'
import { createMemory } from './memory.ts'

type Tree = ReturnType<typeof createContentTree>

const edits: [string, (tree: Tree) => void][] = [
  ['a paragraph more', (tree) => tree.edit('pilots/keeper-club.md', (text) => `${text}\nOne paragraph more.\n`)],
  [
    'another figure',
    (tree) => tree.edit('pilots/lantern-post.md', (text) => text.replace('value: 41300', 'value: 41400')),
  ],
  [
    'the figure as it was',
    (tree) => tree.edit('pilots/lantern-post.md', (text) => text.replace('value: 41400', 'value: 41300')),
  ],
  ['another e-mail address', (tree) => tree.edit('settings.md', (text) => text.replace('keeper@', 'mate@'))],
  ['another ledger', (tree) => tree.edit('ledger.yaml', (text) => text.replace('value: 17250', 'value: 17251'))],
  ['the ledger as it was', (tree) => tree.edit('ledger.yaml', (text) => text.replace('value: 17251', 'value: 17250'))],
  ['a pilot that others link to gone', (tree) => tree.remove('pilots/lantern-post.md')],
  [
    'a leader more',
    (tree) =>
      tree.write('leaders/zoe-hawser.md', tree.read('leaders/ada-winch.md').replace('id: ada-winch', 'id: zoe-hawser')),
  ],
  ['a link to nowhere', (tree) => tree.edit('pages/contact.md', (text) => `${text}\n[A](/article/new)\n`)],
  [
    'the page it leads to',
    (tree) => tree.write('articles/new.md', tree.read('articles/charter.md').replace('id: charter', 'id: new')),
  ],
]

it('a load that remembers the one before, in the same process or through a store, finds the same as one that does not, after any edit', () => {
  const tree = createContentTree()
  const [kept, store] = [createMemory(), createMapStore()]
  const resident = createMemory({ store: createMapStore(), isResident: true })
  for (const [index, [name, edit]] of [['nothing', () => {}] as const, ...edits].entries()) {
    edit(tree)
    // After each, where there is time.
    if (index % everyDayOrLong(2, 1) !== 0) continue
    const fresh = tree.loadReadable({ memory: createMemory() })
    for (const memory of [kept, createMemory({ store }), resident]) {
      const { problems, site, figures } = tree.loadReadable({ memory })
      expect(problems, name).toEqual(fresh.problems)
      expect(site, name).toEqual(fresh.site)
      expect(figures, name).toEqual(fresh.figures)
    }
  }
})

it('reports the faults of a broken file as it is now, not those of before', () => {
  const tree = createContentTree()
  const memory = createMemory()
  tree.edit('pilots/keeper-club.md', (text) => `${text.trimEnd()}\n\n[Nothing](/nothing)\n`)
  expect(tree.loadReadable({ memory }).problems).toMatchObject([{ rule: 'links/target' }])
  tree.edit('pilots/keeper-club.md', (text) =>
    text.replace('status: Implemented', 'status: Done').replace('[Nothing](/nothing)', '<b>'),
  )
  expect(tree.load({ memory }).problems).toMatchObject([{ rule: 'frontmatter/value' }])
})

it('what a store has lost is made again', () => {
  const tree = createContentTree()
  const store = createMapStore()
  tree.load({ memory: createMemory({ store }) })
  const forgetful: Store = {
    ...store,
    read: (kind, key) => (kind.startsWith('body of ') ? undefined : store.read(kind, key)),
  }
  const { site } = tree.loadReadable({ memory: createMemory({ store: forgetful }) })
  expect(site).toEqual(tree.loadReadable({ memory: createMemory() }).site)
})
