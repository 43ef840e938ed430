import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ContentTree, createContentTree, timesOf } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { UsageError } from '../options.ts'
import { type Deletion, deleteFile, describeDeleted } from './delete.ts'

const placeOf = ({ root }: ContentTree) => ({ root, publicFolder: fixture.publicFolder, today: fixture.day })
const remove = (tree: ContentTree, deletion: Deletion) => {
  const deleted = deleteFile(placeOf(tree), deletion)
  return { ...deleted, told: describeDeleted(deleted, 'markdown', deletion).replaceAll(`${tree.root}/`, '') }
}

describe('a pilot is deleted', () => {
  const lamp = { kind: 'pilots', id: 'lantern-post' } as const

  it('with what belongs to it alone, and the rest is reported in its place', () => {
    const tree = createContentTree()
    const entries = timesOf(tree.read('ledger.yaml'), '- id: lantern-post/')
    const { told: said, left } = remove(tree, lamp)
    expect(existsSync(join(tree.root, 'pilots/lantern-post.md'))).toBe(false)
    expect(said).toContain(`✓ lantern-post is deleted from markdown

  pilots/lantern-post.md is deleted
  pages/pilots.md: its place in the order
  ledger.yaml: ${entries} entries, the relation reach-by-mail
  /pilot/lantern-post redirects to /pilots (\`redirects\` in settings.md)

  left for you to do:
`)
    const told = left.map(({ file, message }) => `${file} ${message}`.replaceAll(`${tree.root}/`, ''))
    expect(told).toEqual([
      'ledger.yaml `count/pilots`: the ledger says 2 pilots, and pilots/ has 1 pilots',
      'pages/home.md /pilot/lantern-post is an old address that redirects to /pilots',
      'pages/innovation-summit.mdx /pilot/lantern-post is an old address that redirects to /pilots',
      'pilots/keeper-club.md /pilot/lantern-post is an old address that redirects to /pilots',
      'pilots/keeper-club.md there is no figure `lantern-post/total-reach`',
      'settings.md /pilot/lantern-post is an old address that redirects to /pilots',
    ])
    expect(tree.load().redirects).toContainEqual(
      expect.objectContaining({ from: '/pilot/lantern-post', to: '/pilots' }),
    )
  })

  it('when its file is gone already, to the same end', () => {
    const [whole, begun] = [createContentTree(), createContentTree()]
    remove(whole, lamp)
    begun.remove('pilots/lantern-post.md')
    remove(begun, lamp)
    for (const file of ['ledger.yaml', 'pages/pilots.md', 'settings.md'])
      expect(begun.read(file)).toBe(whole.read(file))
  })

  it('also when it is broken', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('status: Implemented', 'status: Done'))
    expect(remove(tree, lamp).left).toHaveLength(6)
  })

  it('from an order that is written in brackets', () => {
    const tree = createContentTree()
    tree.edit('pages/pilots.md', (text) =>
      text.replace(/^order:(?:\n {2}- .*)+$/m, 'order: [keeper-club, lantern-post]'),
    )
    remove(tree, lamp)
    expect(tree.read('pages/pilots.md')).toContain('\norder: [keeper-club]\n')
  })

  it('and its addresses lead where they shall, those of before as well', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('highlights:', 'redirectFrom:\n  - /lamp\nhighlights:'))
    tree.edit('settings.md', (text) => text.replace('to: /pilots', 'to: /pilot/lantern-post'))
    remove(tree, { ...lamp, to: '/pilot/keeper-club' })
    expect(tree.load().redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/lamps.php/lost-harbour /pilot/keeper-club',
      '/pilot/lantern-post /pilot/keeper-club',
      '/lamp /pilot/keeper-club',
      '/lamps.php/call-for-beacons/ /nominate-beacon',
    ])
  })

  it('with the plan that contradicts itself, as is acknowledged', () => {
    const tree = createContentTree()
    remove(tree, { kind: 'pilots', id: 'keeper-club' })
    expect(tree.read('ledger.yaml')).not.toContain('keeper-club')
    expect(tree.read('ledger.yaml')).toContain('- relation: signs-of-partners')
  })

  it('as a draft, whose address nobody knows', () => {
    const tree = createContentTree()
    const settings = tree.read('settings.md')
    expect(remove(tree, { kind: 'pilots', id: 'fog-signal' }).left).toEqual([])
    expect(tree.read('settings.md')).toBe(settings)
  })
})

it('a leader is deleted, who has no address', () => {
  const tree = createContentTree()
  const { redirects, left } = remove(tree, { kind: 'leaders', id: 'ada-winch' })
  expect(redirects).toEqual([])
  expect(left.map(({ message }) => message)[0]).toContain('`count/leaders`: the ledger says')
})

it.each<[string, Deletion, string]>([
  [
    'a name that no file has',
    { kind: 'pilots', id: 'lantern-pots' },
    'there is no pilot lantern-pots; did you mean `lantern-post`?',
  ],
  [
    'a target that does not exist',
    { kind: 'pilots', id: 'lantern-post', to: '/pilot' },
    'there is no page /pilot for --to; did you mean `/pilots`?',
  ],
  [
    'itself as a target',
    { kind: 'pilots', id: 'lantern-post', to: '/pilot/lantern-post' },
    'there is no page /pilot/lantern-post for --to',
  ],
  [
    'a draft as a target',
    { kind: 'pilots', id: 'lantern-post', to: '/pilot/fog-signal' },
    'there is no page /pilot/fog-signal for --to',
  ],
  [
    'a target for what has no address',
    { kind: 'leaders', id: 'ada-winch', to: '/about' },
    'a leader has no page, so nothing can redirect to /about',
  ],
])('%s is refused, and nothing is changed', (_, deletion, says) => {
  const tree = createContentTree()
  const before = ['ledger.yaml', 'settings.md', 'pages/pilots.md', 'pilots/lantern-post.md'].map(tree.read)
  const attempt = () => deleteFile(placeOf(tree), deletion)
  expect(attempt).toThrow(UsageError)
  expect(attempt).toThrow(says)
  expect(attempt).toThrow('(nothing was changed)')
  expect(['ledger.yaml', 'settings.md', 'pages/pilots.md', 'pilots/lantern-post.md'].map(tree.read)).toEqual(before)
})
