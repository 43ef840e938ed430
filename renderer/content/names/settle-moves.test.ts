import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { type ContentTree, createContentTree, lineOf, timesOf } from '../testing/content-tree.ts'

/** Everything that the check says of a spoiled copy, word for word. */
function saidOf(spoil: (tree: ContentTree) => void): string[] {
  const tree = createContentTree()
  spoil(tree)
  return tree
    .load()
    .problems.flatMap(({ file, line, column, message, rule, fix }) => [
      `${file}:${line}:${column} ${message} [${rule}]`,
      `→ ${fix}`,
    ])
    .map((told) => told.replaceAll(`${tree.root}/`, '').replaceAll(tree.root, 'ROOT'))
}

const giveId = (tree: ContentTree, file: string, from: string, to: string) =>
  tree.edit(file, (text) => text.replace(`id: ${from}\n`, `id: ${to}\n`))

/** The files that name the pilot, each with the line on which it does so. */
const naming = ['pages/home.md', 'pages/innovation-summit.mdx', 'pilots/keeper-club.md', 'settings.md']
const places = naming.map((file) => `${file}:${lineIn(file, '/pilot/lantern-post')}`).join(', ')

const entries = timesOf(readFileSync(join(fixture.root, 'ledger.yaml'), 'utf8'), '- id: lantern-post/')

function lineIn(file: string, words: string): number {
  return lineOf(readFileSync(join(fixture.root, file), 'utf8'), words)
}

describe('a file that was renamed by hand is reported once, with the command', () => {
  const renamed = (what: string) => [
    `pilots/lamp-post.md:2:5 \`lantern-post\` is now called \`lamp-post\`: replace \`lantern-post\` by \`lamp-post\` ${what} [files/renamed]`,
    '→ run `npm run rename -- pilot lantern-post lamp-post --root ROOT`, which does all of it, and redirects the old address to the new one; or give the file its old name back',
  ]
  const rest = `in the ledger (${entries} entries, 1 relation), in the order of pilots (pages/pilots.md), in ${naming.length} files (${places})`

  it('with its id', () => {
    const said = saidOf((tree) => {
      tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
      giveId(tree, 'pilots/lamp-post.md', 'lantern-post', 'lamp-post')
    })
    expect(said).toEqual(renamed(rest))
  })

  it('without its id', () => {
    const said = saidOf((tree) => tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md'))
    expect(said).toEqual(renamed(`in its \`id\`, ${rest}`))
  })

  it('beside what is wrong with it, reported as if it had its name everywhere', () => {
    const said = saidOf((tree) => {
      tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
      giveId(tree, 'pilots/lamp-post.md', 'lantern-post', 'lamp-post')
      tree.edit('pilots/lamp-post.md', (text) => text.replace('value: 17250', 'value: 17251'))
    })
    expect(said.slice(0, 2)).toEqual(renamed(rest))
    expect(said[2]).toMatch(
      /^pilots\/lamp-post\.md:\d+:12 `lamp-post\/small-givers` is 17,251 people here, but the ledger says 17,250 people \(ledger\.yaml:\d+\) \[figures\/ledger\]$/,
    )
    expect(said).toHaveLength(4)
  })

  it('also when it becomes a draft, or is one whose figures were reviewed', () => {
    const said = saidOf((tree) => {
      tree.rename('articles/second-call.md', 'articles/third-call.md')
      giveId(tree, 'articles/third-call.md', 'second-call', 'third-call')
    })
    expect(said[0]).toMatch(/^articles\/third-call\.md:2:5 `second-call` is now called `third-call`: /)
    expect(said).toHaveLength(2)
  })

  it('and two at once', () => {
    const said = saidOf((tree) => {
      tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
      giveId(tree, 'pilots/lamp-post.md', 'lantern-post', 'lamp-post')
      tree.rename('pilots/keeper-club.md', 'pilots/club.md')
      giveId(tree, 'pilots/club.md', 'keeper-club', 'club')
    })
    expect(said.filter((line) => line.includes('is now called'))).toHaveLength(2)
    expect(said).toHaveLength(4)
  })
})

describe('a file that was deleted by hand is reported once, with what that does', () => {
  it('to the ledger, the order, other files, the counts and its address', () => {
    expect(saidOf((tree) => tree.remove('pilots/lantern-post.md'))).toEqual([
      `ledger.yaml:${lineIn('ledger.yaml', '- id: lantern-post/')}:9 \`lantern-post\` is gone, but is still named in the ledger (${entries} entries, 1 relation), in the order of pilots (pages/pilots.md), in ${naming.length} files (${places}); \`count/pilots\` is 1 now, which needs a review: the ledger says 2; its address /pilot/lantern-post leads nowhere [files/deleted]`,
      '→ remove each of these, and redirect /pilot/lantern-post (`redirects` in settings.md); or restore pilots/lantern-post.md',
    ])
  })

  it('and its address is no matter when it leads on already', () => {
    const [said] = saidOf((tree) => {
      tree.remove('pilots/lantern-post.md')
      tree.edit('settings.md', (text) => text.replace('/lamps.php/lost-harbour', '/pilot/lantern-post'))
    })
    expect(said).toContain('is gone')
    expect(said).not.toContain('leads nowhere')
  })

  it('when the order alone names it', () => {
    const said = saidOf((tree) =>
      tree.edit('pages/pilots.md', (text) => text.replace('order:\n', 'order:\n  - whale-song\n')),
    )
    expect(said[0]).toBe(
      `pages/pilots.md:${lineIn('pages/pilots.md', '- keeper-club')}:5 \`whale-song\` is gone, but is still named in the order of pilots (pages/pilots.md); its address /pilot/whale-song leads nowhere [files/deleted]`,
    )
    expect(said).toHaveLength(2)
  })
})

describe('neither is reported', () => {
  it('of a name that was mistyped', () => {
    const said = saidOf((tree) => tree.edit('pages/pilots.md', (text) => text.replace('- keeper-club', '- keper-club')))
    expect(said).toEqual([
      `pages/pilots.md:${lineIn('pages/pilots.md', '- keeper-club')}:5 there is no pilot \`keper-club\` [files/order]`,
      '→ did you mean `keeper-club`?',
    ])
  })

  it('of a file in whose place there is another', () => {
    const [said] = saidOf((tree) => {
      tree.remove('pilots/lantern-post.md')
      tree.write('pilots/whale-song.md', tree.read('pilots/fog-signal.md').replace('fog-signal', 'whale-song'))
    })
    expect(said).toContain('`lantern-post` is gone')
  })

  it('while a file of the kind cannot be read, which may be the one that is missed', () => {
    const said = saidOf((tree) => {
      tree.rename('pilots/lantern-post.md', 'pilots/lamp-post.md')
      tree.edit('pilots/lamp-post.md', (text) => text.replace('status: Implemented', 'status: Done'))
    })
    expect(said[0]).toMatch(/^pilots\/lamp-post\.md:\d+:9 `status`: expected /)
    expect(said.filter((line) => /is gone|is now called/.test(line))).toEqual([])
  })

  it('of a copy that still has the id of its model', () => {
    const said = saidOf((tree) => tree.write('pilots/lamp-post.md', tree.read('pilots/fog-signal.md')))
    expect(said).toEqual([
      'pilots/lamp-post.md:2:5 the id `fog-signal` is not the name of the file [files/id]',
      '→ write `id: lamp-post`, or rename the file',
    ])
  })
})
