import { expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'

it('a file that is named and is not there is reported once, with where it is named and what to do', () => {
  const tree = createContentTree()
  tree.remove('pilots/lantern-post.md')
  const lost = tree.load().problems.filter(({ rule }) => rule === 'files/lost')
  expect(lost).toEqual([
    {
      ...{ file: 'ledger.csv', line: expect.any(Number), column: expect.any(Number) },
      ...{ severity: 'error', rule: 'files/lost' },
      message: expect.stringMatching(
        /^`lantern-post` is named in \d\d places, and there is no such file: \S+ledger\.csv:/,
      ),
      fix: expect.stringMatching(
        /^renamed\? `npm run rename -- pilot lantern-post NEW --root \S+` replaces the name everywhere; deleted\? `npm run review -- --root \S+` takes its figures out of the ledger; remove what else names it, and redirect \/pilot\/lantern-post \(`redirects` in settings\.md\)$/,
      ),
    },
  ])
})

it('beside it, only what is counted over the files has changed', () => {
  const tree = createContentTree()
  tree.remove('pilots/lantern-post.md')
  const others = tree.load().problems.filter(({ rule }) => rule !== 'files/lost')
  expect(others).toMatchObject(
    ['control-groups', 'pilots'].map((name) => ({
      rule: 'figures/ledger',
      message: expect.stringContaining(`\`count/${name}\``),
    })),
  )
})

it('a name that is misspelt in several places is offered the one that was meant', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => `${text}\n[The club](/pilot/keper-club) and [it](/pilot/keper-club#about).\n`)
  const [problem] = tree.load().problems
  expect(problem?.fix).toMatch(/^did you mean `keeper-club`\? renamed\? /)
})
