import { deserialize, serialize } from 'node:v8'
import { expect, it } from 'vitest'
import { createMemory, type Store } from './memory.ts'
import { createContentTree, placesOf } from './testing/content-tree.ts'

type Tree = ReturnType<typeof createContentTree>

const edits: [string, (tree: Tree) => void][] = [
  ['a paragraph more', (tree) => tree.edit('pilots/givify.md', (text) => `${text}\nOne paragraph more.\n`)],
  ['another figure', (tree) => tree.edit('pilots/unhcr-us.md', (text) => text.replace('value: 29000', 'value: 30000'))],
  [
    'the figure as it was',
    (tree) => tree.edit('pilots/unhcr-us.md', (text) => text.replace('value: 30000', 'value: 29000')),
  ],
  ['another e-mail address', (tree) => tree.edit('settings.md', (text) => text.replace('hello@', 'hi@'))],
  ['another ledger', (tree) => tree.edit('ledger.yaml', (text) => text.replace('value: 2380', 'value: 2381'))],
  ['the ledger as it was', (tree) => tree.edit('ledger.yaml', (text) => text.replace('value: 2381', 'value: 2380'))],
  ['a pilot that others link to gone', (tree) => tree.remove('pilots/metaminding-lab.md')],
  ['a leader more', (tree) => tree.write('leaders/leader-z.md', tree.read('leaders/leader-a.md'))],
  ['a link to nowhere', (tree) => tree.edit('pages/contact.md', (text) => `${text}\n[A](/article/new)\n`)],
  [
    'the page it leads to',
    (tree) => tree.write('articles/new.md', tree.read('articles/manifesto.md').replace('id: manifesto', 'id: new')),
  ],
]

/** A store that keeps what a file would keep. */
function createStore(): Store {
  const kept = new Map<string, Uint8Array>()
  return {
    read: (kind, key) => {
      const value = kept.get(`${kind}/${key}`)
      return value && deserialize(value)
    },
    write: (kind, key, value) => void kept.set(`${kind}/${key}`, serialize(value)),
  }
}

const memories = {
  'in the same process': () => {
    const memory = createMemory()
    return () => memory
  },
  'through a store': () => {
    const store = createStore()
    return () => createMemory(store)
  },
}

it.each(Object.entries(memories))(
  'a load that remembers the one before, %s, finds the same as one that does not, after any edit',
  (_, remember) => {
    const tree = createContentTree()
    const memoryNow = remember()
    for (const [name, edit] of [['nothing', () => {}] as const, ...edits]) {
      edit(tree)
      const { problems, site, figures } = tree.load({ memory: memoryNow() })
      const fresh = tree.load()
      expect(problems, name).toEqual(fresh.problems)
      expect(site, name).toEqual(fresh.site)
      expect(figures, name).toEqual(fresh.figures)
    }
  },
)

it('a broken file is shown in its last sound form, and its problem is told', () => {
  const tree = createContentTree()
  const memory = createMemory()
  tree.load({ memory })
  tree.edit('pilots/givify.md', (text) => text.replace('status: Implemented', 'status: Done'))
  const broken = tree.load({ memory })
  expect(placesOf(broken.problems)).toEqual([expect.stringMatching(/^pilots\/givify\.md:\d+ frontmatter\/value$/)])
  expect(broken.site?.pilots).toHaveLength(6)
  tree.remove('pilots/givify.md')
  expect(tree.load({ memory }).site?.pilots).toHaveLength(5)
})

it('tells the faults of a broken file as it is now, not those of its last sound form', () => {
  const tree = createContentTree()
  const memory = createMemory()
  tree.edit('pilots/givify.md', (text) => `${text.trimEnd()}\n\n[Nothing](/nothing)\n`)
  expect(tree.load({ memory }).problems).toMatchObject([{ rule: 'links/target' }])
  tree.edit('pilots/givify.md', (text) =>
    text.replace('status: Implemented', 'status: Done').replace('[Nothing](/nothing)', '<b>'),
  )
  expect(tree.load({ memory }).problems).toMatchObject([{ rule: 'frontmatter/value' }, { rule: 'markdown/html' }])
})

it('what a store has lost is made again', () => {
  const tree = createContentTree()
  const store = createStore()
  tree.load({ memory: createMemory(store) })
  const forgetful: Store = { ...store, read: (kind, key) => (kind === 'bodies' ? undefined : store.read(kind, key)) }
  const { site } = tree.load({ memory: createMemory(forgetful) })
  expect(site).toEqual(tree.load().site)
})
