import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixture } from '../testing/fixture.ts'
import { createContentTree, lineOf, placesOf } from './testing/content-tree.ts'

/** Makes one change to one file and gives back what the load says. */
function spoil(file: string, change: (text: string) => string) {
  const tree = createContentTree()
  tree.edit(file, change)
  return { text: tree.read(file), problems: tree.load().problems }
}

const append = (line: string) => (text: string) => `${text.trimEnd()}\n\n${line}\n`
const contact = 'pages/contact.md'
const about = 'pages/about.mdx'

describe('a fault in a text', () => {
  it('knows a public file by the name on the disk, a folder from a file, and what lies outside', () => {
    const tree = createContentTree()
    cpSync(fixture.publicFolder, join(tree.root, 'public'), { recursive: true })
    mkdirSync(join(tree.root, 'public/reports'))
    tree.write('public/reports/all of 2041.pdf', 'x')
    tree.edit(
      contact,
      append('[a file](/reports/all%20of%202041.pdf)\n\n[a folder](/reports)\n\n[out](/../ledger.yaml)'),
    )
    const lines = ['[a folder]', '[out]'].map((words) => lineOf(tree.read(contact), words))
    const { problems } = tree.load({ publicFolder: join(tree.root, 'public') })
    expect(placesOf(problems.filter(({ rule }) => rule === 'links/target'))).toEqual(
      lines.map((line) => `${contact}:${line} links/target`),
    )
  })

  it('is one of as many as somebody fixes at a time, and more are announced', () => {
    const { problems } = spoil('articles/charter.md', append('[A page](/nowhere)\n\n'.repeat(500)))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ severity: 'error', rule: 'files/more' })
  })

  it('says nothing more of a `<Stat>` whose attributes are refused', () => {
    const { problems } = spoil(about, append('All <Stat id={x} /> pilots.'))
    expect(problems.map(({ rule }) => rule)).toEqual(['mdx/safe-subset'])
  })
})

it('reports a pilot in the order of the list that does not exist, at its place', () => {
  const { text, problems } = spoil('pages/pilots.md', (before) => before.replace('- keeper-club', '- keper-club'))
  expect(problems).toMatchObject([{ file: 'pages/pilots.md', line: lineOf(text, '- keper-club') }])
})

describe('what holds between figures is checked although a file is broken', () => {
  const breakCharter = (tree: ReturnType<typeof createContentTree>) =>
    tree.edit('articles/charter.md', (text) => text.replace('category:', 'categry:'))
  const rulesOf = (tree: ReturnType<typeof createContentTree>) => tree.load().problems.map(({ rule }) => rule)

  it('where the files of the figures are sound', () => {
    const tree = createContentTree()
    breakCharter(tree)
    tree.edit('pilots/lantern-post.md', (text) => text.replace('value: 41300', 'value: 41301'))
    tree.edit('ledger.yaml', (text) => text.replace('value: 41300', 'value: 41301'))
    expect(rulesOf(tree)).toEqual(['frontmatter/unknown-field', 'figures/relation'])
  })

  it('where the agenda of a summit does not fit its hours', () => {
    const tree = createContentTree()
    breakCharter(tree)
    tree.edit('pages/innovation-summit.mdx', (text) => text.replace(/^hours: .*$/m, "hours: '08:00-20:00'"))
    tree.edit('ledger.yaml', (text) =>
      text.replace(/(- id: innovation-summit\/hours\n {4}value: ).*/, "$1'08:00-20:00'"),
    )
    expect(new Set(rulesOf(tree))).toEqual(new Set(['frontmatter/unknown-field', 'figures/relation']))
  })

  it('and nothing is said where a figure may be missing because of the fault', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('status:', 'statsu:'))
    tree.edit('pages/innovation-summit.mdx', (text) => text.replace('zoneLabel:', 'zonLabel:'))
    expect(rulesOf(tree)).toEqual(['frontmatter/unknown-field', 'frontmatter/unknown-field'])
  })
})
