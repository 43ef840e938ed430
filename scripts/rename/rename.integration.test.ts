import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionNames, wordFor } from '../../renderer/content/kinds/routes.ts'
import { type ContentTree, createContentTree, timesOf } from '../../renderer/content/testing/content-tree.ts'
import { everyDayOrLong, fc } from '../../renderer/content/testing/property.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { writeChanges } from '../content-edits/changes.ts'
import { readKindWord } from '../content-edits/named-content.ts'
import { UsageError } from '../options.ts'
import { describeRenamed, planRename, renameFile } from './rename.ts'

const placeOf = ({ root }: ContentTree) => ({ root, publicFolder: fixture.publicFolder, today: fixture.day })
const rename = (tree: ContentTree, kind: CollectionName, from: string, to: string) =>
  writeChanges(tree.root, planRename(tree.root, { kind, from, to }).changes)

/** What every file of a folder holds, by its path. */
function contentsOf(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))
}

const errorsOf = (tree: ContentTree) => tree.load().problems

describe('a pilot gets another name', () => {
  it('everywhere at once, and its old address leads to the new one', () => {
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    const { left } = renameFile(placeOf(tree), { kind: 'pilots', from: 'lantern-post', to: 'lamp-post' })
    expect(left).toEqual([])
    const { problems, site, routes } = tree.load()
    expect(problems).toEqual([])
    expect(routes.map(({ path }) => path)).toContain('/pilot/lamp-post')
    expect(site?.redirects).toContainEqual({ from: '/pilot/lantern-post', to: '/pilot/lamp-post' })
    expect(site?.pilots.map(({ id }) => id)).toEqual(['keeper-club', 'lamp-post'])
    // Nothing but the name has changed.
    const { 'pilots/lamp-post.md': renamed = '', ...after } = contentsOf(tree.root)
    expect(renamed).toContain('\nredirectFrom:\n  - /pilot/lantern-post\n---\n')
    const back = Object.entries({
      ...after,
      'pilots/lantern-post.md': renamed.replace('redirectFrom:\n  - /pilot/lantern-post\n', ''),
    })
    expect(
      Object.fromEntries(back.map(([path, text]) => [path, text.replaceAll('lamp-post', 'lantern-post')])),
    ).toEqual(before)
  })

  it('and the command says what it did', () => {
    const tree = createContentTree()
    const renaming = { kind: 'pilots', from: 'lantern-post', to: 'lamp-post' } as const
    const entries = timesOf(tree.read('ledger.yaml'), '- id: lantern-post/')
    const pages = timesOf(tree.read('ledger.yaml'), '- /pilot/lantern-post\n')
    expect(
      describeRenamed(renameFile(placeOf(tree), renaming), 'markdown', renaming),
    ).toBe(`✓ markdown/pilots/lamp-post.md: lantern-post is renamed everywhere

  settings.md                  1 link
  pages/home.md                1 link
  pages/pilots.md              the order
  pages/innovation-summit.mdx  1 link
  pilots/keeper-club.md        1 link, 1 reference
  pilots/lamp-post.md          its id
  ledger.yaml                  ${entries} entries, ${pages} pages of entries, 3 figures of relations

  /pilot/lantern-post redirects to /pilot/lamp-post (\`redirectFrom\` in the file)

  the check finds nothing wrong`)
  })

  it.each([
    ['by hand', (tree: ContentTree) => tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')],
    [
      'by hand, with its id',
      (tree: ContentTree) => {
        tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
        tree.edit('pilots/lamp-post.md', (text) => text.replace('id: lantern-post\n', 'id: lamp-post\n'))
      },
    ],
  ])('when the file was renamed %s, to the same bytes', (_, begin) => {
    const [whole, begun] = [createContentTree(), createContentTree()]
    rename(whole, 'pilots', 'lantern-post', 'lamp-post')
    begin(begun)
    expect(errorsOf(begun)).toHaveLength(1)
    rename(begun, 'pilots', 'lantern-post', 'lamp-post')
    expect(contentsOf(begun.root)).toEqual(contentsOf(whole.root))
  })

  it('as a draft, which has no old address', () => {
    const tree = createContentTree()
    rename(tree, 'pilots', 'fog-signal', 'fog-horn')
    expect(tree.read('pilots/fog-horn.md')).not.toContain('redirectFrom')
    expect(errorsOf(tree)).toEqual([])
  })

  it('in files with the line ends of Windows, which they keep', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    tree.edit('ledger.yaml', (text) => text.replaceAll('\n', '\r\n'))
    rename(tree, 'pilots', 'lantern-post', 'lamp-post')
    expect(tree.read('pilots/lamp-post.md')).toMatch(/^\uFEFF(?:[^\n]*\r\n)+$/)
    expect(tree.read('ledger.yaml')).toMatch(/^(?:[^\n]*\r\n)+$/)
    expect(errorsOf(tree)).toEqual([])
  })
})

it('a file of any kind gets another name, and from there its first one back', () => {
  const names: readonly (readonly [CollectionName, string])[] = [
    ['pilots', 'lantern-post'],
    ['pilots', 'keeper-club'],
    ['articles', 'open-call'],
    ['articles', 'second-call'],
    ['leaders', 'ada-winch'],
    ['partners', 'gull-rock'],
    ['policy', 'your-rights'],
  ]
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  const slug = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'))
  const tree = createContentTree()
  const taken = new Set(['client', 'count', ...tree.load().routes.map(({ file }) => file.replace(/^.*\/|\..*$/g, ''))])
  const property = fc.property(
    fc.constantFrom(...names),
    slug.filter((name) => !taken.has(name)),
    ([kind, from], to) => {
      const before = contentsOf(tree.root)
      rename(tree, kind, from, to)
      rename(tree, kind, to, from)
      const after = contentsOf(tree.root)
      const [file = ''] = Object.keys(after).filter(
        (path) => path.endsWith(`/${from}.md`) || path.endsWith(`-${from}.md`),
      )
      const former = `redirectFrom:\n  - ${kind === 'articles' ? '/article' : '/pilot'}/${to}\n`
      // Its address of a while leads to it from then on.
      tree.write(file, (after[file] ?? '').replace(former, ''))
      expect(contentsOf(tree.root)).toEqual(before)
    },
  )
  fc.assert(property, { numRuns: everyDayOrLong(3, 200) })
})

describe('nothing is changed, and one message says why,', () => {
  const drop = (text: string) => `${text} (nothing was changed)`

  it.each([
    [
      'for a name that no file has',
      ['lantern-pots', 'x'],
      'there is no pilot lantern-pots; did you mean `lantern-post`?',
    ],
    [
      'for a name that nothing is like',
      ['whale', 'x'],
      'there is no pilot whale; the names are fog-signal, keeper-club, lantern-post',
    ],
    [
      'for a name that another has',
      ['lantern-post', 'keeper-club'],
      'ROOT/pilots/keeper-club.md already has the name keeper-club: choose another',
    ],
    [
      'for a name that a file of another kind has',
      ['lantern-post', 'contact'],
      'ROOT/pages/contact.md already has the name contact: choose another',
    ],
    [
      'for two names of which one is unknown',
      ['whale', 'keeper-club'],
      'nothing mentions whale, and ROOT/pilots/keeper-club.md already has the name keeper-club',
    ],
    [
      'for what is no name',
      ['lantern-post', 'Lamp Post'],
      '"Lamp Post" cannot be the name of a file: expected lowercase letters, digits and hyphens, such as lamp-post',
    ],
    [
      'for a path',
      ['lantern-post', '../lamp'],
      '"../lamp" cannot be the name of a file: expected lowercase letters, digits and hyphens, such as lamp',
    ],
    [
      'for a name that is kept',
      ['lantern-post', 'count'],
      'the name count is reserved for figures such as count/pilots: choose another',
    ],
    ['for the same name', ['lantern-post', 'lantern-post'], 'the pilot is already called lantern-post'],
  ] as const)('%s', (_, [from, to], says) => {
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    const attempt = () => rename(tree, 'pilots', from, to)
    expect(attempt).toThrow(UsageError)
    expect(attempt).toThrow(drop(says.replace('ROOT', tree.root)))
    expect(contentsOf(tree.root)).toEqual(before)
  })

  it.each<[string, (tree: ContentTree) => void, string]>([
    [
      'when the ledger has figures of that name',
      (tree) =>
        tree.edit('ledger.yaml', (text) => text.replace('id: lantern-post/small-givers', 'id: lamp-post/small-givers')),
      'the ledger already has figures of lamp-post, which would be mixed with those of lantern-post',
    ],
    [
      'when the address leads elsewhere',
      (tree) => tree.edit('settings.md', (text) => text.replace('/lamps.php/lost-harbour', '/pilot/lamp-post')),
      '/pilot/lamp-post is an old address that redirects to /pilots (ROOT/settings.md:LINE): choose another name, or remove that redirect',
    ],
    [
      'when a file that may name it cannot be read',
      (tree) => tree.edit('pilots/keeper-club.md', (text) => text.replace('status: Implemented', 'status: Done')),
      'found "Done": this file may name lantern-post, so correct it first',
    ],
    [
      'when the ledger cannot be read',
      (tree) => tree.edit('ledger.yaml', (text) => text.replace('unit: people', 'unt: people')),
      'this file may name lantern-post, so correct it first',
    ],
  ])('%s', (_, spoil, says) => {
    const tree = createContentTree()
    spoil(tree)
    const before = contentsOf(tree.root)
    const line = tree.read('settings.md').split('\n').indexOf('redirects:') + 2
    const said = says.replace('ROOT', tree.root).replace('LINE', String(line))
    expect(() => rename(tree, 'pilots', 'lantern-post', 'lamp-post')).toThrow(drop(said))
    expect(contentsOf(tree.root)).toEqual(before)
  })

  it('when the disk refuses a file', ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may write everywhere')
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    chmodSync(join(tree.root, 'pages'), 0o500)
    expect(() => rename(tree, 'pilots', 'lantern-post', 'lamp-post')).toThrow()
    chmodSync(join(tree.root, 'pages'), 0o700)
    expect(contentsOf(tree.root)).toEqual(before)
  })
})

const kinds = collectionNames.map(wordFor).join(', ')

it.each([
  [undefined, `expected a kind and a name; the kinds are ${kinds} (npm run rename)`],
  ['pilt', 'there are no files of the kind pilt; did you mean `pilot`? (npm run rename)'],
  ['page', `there are no files of the kind page; the kinds are ${kinds} (npm run rename)`],
])('the kind %s is refused with those that there are', (typed, says) => {
  expect(() => readKindWord(typed, 'npm run rename')).toThrow(says)
})

it('a broken file that does not name it stands in nobody’s way', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const { left } = renameFile(placeOf(tree), { kind: 'pilots', from: 'lantern-post', to: 'lamp-post' })
  expect(left.map(({ file }) => file)).toEqual([join(tree.root, 'pages/contact.md')])
  expect(tree.read('ledger.yaml')).not.toContain('lantern-post/')
})
