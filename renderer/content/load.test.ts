import { describe, expect, it } from 'vitest'
import { createContentTree, lineOf, placesOf } from './testing/content-tree.ts'
import { editLedger } from './testing/edit-ledger.ts'

const third = (club: string) =>
  club
    .replace('id: keeper-club', 'id: third')
    .replace('goalMet: true\n', '')
    .replace(/^languages:[\s\S]*?^---$/m, '---')
    .replace(/:stat\[[^\]]*\](?:\{[^}]*\})?/g, 'some')

/** A pilot without figures, milestones and blocks. */
function plainPilot(club: string): string {
  const [frontmatter] = third(club).split(/^---$/m).slice(1)
  return `---${frontmatter}---\n\n## About\n\nA new idea.\n`
}

describe('one more file', () => {
  it('gives a third pilot a route and a place in the list, and asks for the count to be reviewed at its line of the ledger', () => {
    const tree = createContentTree()
    tree.write('pilots/third.md', plainPilot(tree.read('pilots/keeper-club.md')))
    const { routes, site, problems } = tree.loadReadable()
    expect(routes.map(({ path }) => path)).toContain('/pilot/third')
    expect(site?.pilots.map(({ id }) => id)).toHaveLength(3)
    expect(site?.pilots.at(-1)?.id).toBe('third')
    const ledger = tree.read('ledger.csv')
    const line = lineOf(ledger, 'count/pilots,')
    expect(placesOf(problems)).toEqual([`ledger.csv:${line} figures/ledger`])
    expect(problems[0]?.message).toContain('3 pilots')
  })

  it('lists pilots that the list does not name by their title', () => {
    const tree = createContentTree()
    const plain = plainPilot(tree.read('pilots/keeper-club.md'))
    const titled = (id: string, title: string) =>
      plain.replace('id: third', `id: ${id}`).replace(/^title: .*$/m, `title: ${title}`)
    tree.write('pilots/a-file.md', titled('a-file', 'Zebra'))
    tree.write('pilots/z-file.md', titled('z-file', 'Aardvark'))
    const ids = tree.loadReadable().site?.pilots.map(({ id }) => id)
    expect(ids?.slice(-2)).toEqual(['z-file', 'a-file'])
  })
})

describe('a draft', () => {
  const stats = 'stats:\n  - id: donors\n    label: donors\n    value: 12\n    unit: people\n    standsFor: result\n'
  const donors = { value: '12', unit: 'people', meaning: 'Donors of the pilot.', source: 'The report.' }
  const addDraft = (change = (text: string) => text) => {
    const tree = createContentTree()
    const plain = plainPilot(tree.read('pilots/keeper-club.md')).replace('\n---\n', '\ndraft: true\n---\n')
    tree.write('pilots/third.md', change(plain))
    return tree
  }

  it('is checked', () => {
    const tree = addDraft((text) => text.replace('A new idea.', 'A :stat[nothing] idea.'))
    const line = lineOf(tree.read('pilots/third.md'), 'A :stat[nothing] idea.')
    expect(placesOf(tree.load().problems)).toEqual([`pilots/third.md:${line} figures/reference`])
  })

  it('is shown where drafts are wanted', () => {
    const { routes, site, figures } = addDraft().loadReadable({ includeDrafts: true })
    expect(routes.map(({ path }) => path)).toContain('/pilot/third')
    expect(site?.pilots.map(({ id }) => id)).toEqual(['keeper-club', 'lantern-post', 'fog-signal', 'third'])
    expect(figures['count/pilots']?.value).toBe(2)
  })

  it('lends no figure to a published text before the ledger has it', () => {
    const tree = addDraft((text) =>
      text.replace('draft: true', `${stats}draft: true`).replace('A new idea.', 'For :stat[donors].'),
    )
    tree.edit('pages/contact.md', (text) => `${text}\nWe met :stat[third/donors] people.\n`)
    const line = lineOf(tree.read('pages/contact.md'), 'We met :stat[third/donors]')
    expect(placesOf(tree.load().problems)).toEqual([`pages/contact.md:${line} figures/draft`])
    tree.edit('ledger.csv', (text) => editLedger(text, 'third/donors', { ...donors, pages: '/contact' }))
    expect(placesOf(tree.load().problems)).toEqual([])
  })

  it('may have its figures reviewed beforehand, and then they agree', () => {
    const tree = addDraft((text) => text.replace('draft: true', `${stats}highlights:\n  - donors\ndraft: true`))
    tree.edit('ledger.csv', (text) => editLedger(text, 'third/donors', { ...donors, pages: '/pilot/third' }))
    expect(tree.load().problems).toEqual([])
    tree.edit('pilots/third.md', (text) => text.replace('value: 12', 'value: 13'))
    const line = lineOf(tree.read('pilots/third.md'), 'value: 13')
    expect(placesOf(tree.load().problems)).toEqual([`pilots/third.md:${line} figures/ledger`])
  })
})

describe('files that do not fit', () => {
  it.each(['ledger.csv', 'pages/contact.md'])('reports that %s is missing, and nothing else', (file) => {
    const tree = createContentTree()
    tree.remove(file)
    tree.edit('pages/home.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    expect(placesOf(tree.load().problems)).toEqual([`${file}:1 files/missing`])
  })

  it('reports every file that cannot be read, and only when all can be read what does not agree', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('status: Implemented', 'status: Implementd'))
    tree.edit('pages/about.mdx', (text) => `${text}\n<Callout title="x">\n`)
    tree.edit('pages/home.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    const line = lineOf(tree.read('pilots/lantern-post.md'), 'status: Implementd')
    const { isReadable, problems } = tree.load()
    expect(isReadable).toBe(false)
    expect(placesOf(problems)).toEqual([
      expect.stringMatching(/^pages\/about\.mdx:\d+ mdx\/syntax$/),
      `pilots/lantern-post.md:${line} frontmatter/value`,
    ])
    tree.edit('pilots/lantern-post.md', (text) => text.replace('status: Implementd', 'status: Implemented'))
    tree.edit('pages/about.mdx', (text) => text.replace('\n<Callout title="x">\n', ''))
    expect(tree.load().problems.map(({ rule }) => rule)).toEqual(['links/target'])
  })
})
