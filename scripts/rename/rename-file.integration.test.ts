import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource } from '../../renderer/content/frontmatter/frontmatter.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { type ContentTree, createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { everyDayOrLong, fc } from '../../renderer/content/testing/property.ts'
import { walkFolder } from '../../renderer/public-files/walk-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { UsageError } from '../command-line.ts'
import { putOddFile } from '../testing/odd-file.ts'
import { renameFile } from './rename-file.ts'

const rename = (tree: ContentTree, kind: CollectionName, from: string, to: string) =>
  renameFile({ root: tree.root, publicFolder: fixture.publicFolder, today: fixture.day }, kind, from, to)

/** What every file of a folder holds, by its path. */
function contentsOf(root: string): Record<string, string> {
  return Object.fromEntries(walkFolder(root).files.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

/** The old addresses that a file names. */
function redirectsOf(tree: ContentTree, file: string): unknown {
  const read = readSource(file, tree.read(file))
  return (read.ok && read.value.fields.redirectFrom) || []
}

const errorsOf = (tree: ContentTree) => tree.load().problems

describe('a pilot gets another name', () => {
  it('everywhere at once, and its old address leads to the new one', () => {
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    const written = rename(tree, 'pilots', 'lantern-post', 'lamp-post')
    expect(written.map((file) => file.slice(tree.root.length + 1))).toEqual([
      'settings.md',
      ...['home.md', 'pilots.md', 'innovation-summit.mdx'].map((name) => `pages/${name}`),
      ...['keeper-club.md', 'lamp-post.md'].map((name) => `pilots/${name}`),
      ...['ledger.csv', 'relations.yaml'],
    ])
    const { problems, site, routes } = tree.loadReadable()
    expect(problems).toEqual([])
    expect(routes.map(({ path }) => path)).toContain('/pilot/lamp-post')
    expect(site.redirects).toContainEqual({ from: '/pilot/lantern-post', to: '/pilot/lamp-post' })
    expect(site.pilots.map(({ id }) => id)).toEqual(['keeper-club', 'lamp-post'])
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

  it.each([
    ['by hand', 'id: lantern-post'],
    ['by hand, with its id', 'id: lamp-post'],
  ])('when the file was renamed %s, to the same bytes', (_, id) => {
    const [whole, begun] = [createContentTree(), createContentTree()]
    rename(whole, 'pilots', 'lantern-post', 'lamp-post')
    begun.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
    begun.write('pilots/lamp-post.md', begun.read('pilots/lamp-post.md').replace('id: lantern-post', id))
    expect(errorsOf(begun)).not.toEqual([])
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
    tree.edit('relations.yaml', (text) => text.replaceAll('\n', '\r\n'))
    rename(tree, 'pilots', 'lantern-post', 'lamp-post')
    expect(tree.read('pilots/lamp-post.md')).toMatch(/^\uFEFF(?:[^\n]*\r\n)+$/)
    expect(tree.read('relations.yaml')).toMatch(/^(?:[^\n]*\r\n)+$/)
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
  const taken = new Set([
    'client',
    'count',
    ...tree.loadReadable().routes.map(({ file }) => file.replace(/^.*\/|\..*$/g, '')),
  ])
  const property = fc.property(
    fc.constantFrom(...names),
    slug.filter((name) => !taken.has(name)),
    ([kind, from], to) => {
      const before = contentsOf(tree.root)
      rename(tree, kind, from, to)
      const ids = tree.read('ledger.csv').match(/(?<=\n)[^,]+/g) ?? []
      expect(ids).toEqual(ids.toSorted())
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
  it.each([
    ['for a name that no file has', ['lantern-pots', 'x'], 'there is no pilot lantern-pots'],
    ['for a name that another has', ['lantern-post', 'keeper-club'], 'keeper-club.md already has the name keeper-club'],
    ['for a name of another kind', ['lantern-post', 'contact'], 'contact.md already has the name contact'],
    ['for two names of which one is unknown', ['whale', 'keeper-club'], 'nothing names whale'],
    [
      'for what is no name',
      ['lantern-post', 'Lamp Post'],
      'Lamp Post cannot be the name of a file: expected lowercase',
    ],
    ['for a path', ['lantern-post', '../lamp'], '../lamp cannot be the name of a file'],
    ['for a name that is kept', ['lantern-post', 'count'], 'count cannot be the name of a file'],
    ['for figures that are counted', ['count', 'lamps'], 'count cannot be the name of a file'],
    ['for a file of another kind', ['open-call', 'lamps'], 'open-call.md is no pilot'],
    ['for the same name', ['lantern-post', 'lantern-post'], 'lantern-post.md already has the name lantern-post'],
  ] as const)('%s', (_, [from, to], says) => {
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    const attempt = () => rename(tree, 'pilots', from, to)
    expect(attempt).toThrow(UsageError)
    expect(attempt).toThrow(says)
    expect(attempt).toThrow('(nothing was changed)')
    expect(contentsOf(tree.root)).toEqual(before)
  })

  it.each([
    ['a link in the place of a file that names it', 'pages/home.md', 'link', 'found a symbolic link'],
    ['a link in its own place', 'pilots/lantern-post.md', 'link', 'found a symbolic link'],
    ['a link in the place that it gets', 'pilots/lamp-post.md', 'link', 'lamp-post.md already has the name lamp-post'],
    ['a folder in the place that it gets', 'pilots/lamp-post.md', 'folder', 'expected a file, found a folder'],
    ['a pipe in the place of the ledger', 'ledger.csv', 'pipe', 'found a device or a pipe'],
  ] as const)('for %s', (_, file, what, says) => {
    const tree = createContentTree()
    const before = contentsOf(tree.root)
    putOddFile(join(tree.root, file), what)
    expect(() => rename(tree, 'pilots', 'lantern-post', 'lamp-post')).toThrow(says)
    const { [file]: replaced, ...others } = before
    expect(contentsOf(tree.root)).toMatchObject(others)
  })
})

it('a file that cannot be read otherwise is searched like any other', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace('status: Implemented', 'status: Done'))
  rename(tree, 'pilots', 'lantern-post', 'lamp-post')
  expect(tree.read('pilots/keeper-club.md')).not.toContain('lantern-post')
})

it('a reviewed figure of that name, left over in the ledger, is told by the check', () => {
  const tree = createContentTree()
  tree.edit('ledger.csv', (text) => text.replace(/^lantern-post(\/small-givers.*\n)/m, '$&lamp-post$1'))
  rename(tree, 'pilots', 'lantern-post', 'lamp-post')
  expect(errorsOf(tree).map(({ message }) => message)).toEqual(['the ledger lists `lamp-post/small-givers` twice'])
})

it('what only looks like the name stays', () => {
  const tree = createContentTree()
  const words =
    'lantern-post/lamp-post, `lantern-post/harbour`: lantern-post/harbour. [A](https://example.org/pilot/lantern-post) [B](/article/lantern-post) old-lantern-post/m'
  tree.edit('pages/contact.md', (text) => `${text}\n${words}\n`)
  rename(tree, 'pilots', 'lantern-post', 'lamp-post')
  expect(tree.read('pages/contact.md')).toContain(words)
})

it.each([
  ['in one line', () => 'order: [keeper-club, lantern-post]'],
  ['in quotes, with notes', (list: string) => list.replace('- keeper-club', "- 'keeper-club' # first: the oldest")],
  [
    'beside a name that ends like it',
    (list: string) => list.replace('- lantern-post', '- lantern-post # keeper-club2'),
  ],
])('the order of the files is kept, written %s', (_, edit) => {
  const tree = createContentTree()
  tree.edit('pages/pilots.md', (text) =>
    text.replace(/^order:.*\n(?: *- .*\n)+/m, (list) => `${edit(list).trimEnd()}\n`),
  )
  expect(errorsOf(tree)).toEqual([])
  const [before] = [tree.loadReadable().site.pilots.map(({ id }) => id)]
  rename(tree, 'pilots', 'keeper-club', 'club')
  expect(tree.loadReadable().site.pilots.map(({ id }) => id)).toEqual(
    before.map((id) => id.replace('keeper-club', 'club')),
  )
})

it.each([
  ['without an indent', 'redirectFrom:\n- /old-post\n', ['/pilot/lantern-post', '/old-post']],
  ['over several lines', 'redirectFrom: [\n  /old-post,\n]\n', ['/pilot/lantern-post', '/old-post']],
  [
    'with notes',
    'redirectFrom:\n  # the first one\n  - /old-post # of a flyer\n',
    ['/pilot/lantern-post', '/old-post'],
  ],
  ['as an empty list', 'redirectFrom: []\n', ['/pilot/lantern-post']],
  ['as a draft with a note', 'draft: true # until spring\n', []],
])('the old addresses are kept, written %s', (_, lines, addresses) => {
  const tree = createContentTree()
  const code = '```yaml\ndraft: true\n```\n'
  tree.edit(
    'pilots/lantern-post.md',
    (text) => `${text.replace('id: lantern-post\n', `id: "lantern-post" # its name\n${lines}`)}\n${code}`,
  )
  rename(tree, 'pilots', 'lantern-post', 'lamp-post')
  expect(redirectsOf(tree, 'pilots/lamp-post.md')).toEqual(addresses)
})
