import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

const figures = (standing: string) => `stats:
  - id: wells
    label: wells dug, and in use
    value: 1800000
    unit: wells
    qualifier: '+'
    notation: compact
${standing}  - id: depth
    label: depth of a well
    value:
      from: 12
      to: 30
    unit: metres
${standing}`

/** As pilots have them, which say what they stand for. */
const pilotFigures = figures('    standsFor: goal\n')

it('offers the very entry that the ledger lacks, at the line where it goes', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace('stats:\n', pilotFigures))
  const { problems } = tree.load()
  const line = lineOf(tree.read('ledger.yaml'), '  # Pilot: postcards') - 2
  expect(problems.filter(({ file }) => file.startsWith('pilots/'))[0]).toMatchObject({
    file: 'pilots/keeper-club.md',
    line: lineOf(tree.read('pilots/keeper-club.md'), 'value: 1800000'),
    message: 'no entry of the ledger covers `keeper-club/wells` (1.8M+)',
    fix: `once it has been reviewed, put this into ${tree.root}/ledger.yaml after line ${line} (\`npm run review\` does it):
  - id: keeper-club/wells
    value: 1800000
    unit: wells
    qualifier: +
    notation: compact
    meaning: "To be written: wells dug, and in use"
    source: "To be written: where it comes from"
    pages:
      - /pilot/keeper-club`,
  })
})

it('offers what makes the check content, but for a release', () => {
  const tree = createContentTree()
  const before = tree.loadReadable()
  const shown = 'They are :stat[wells], of :stat[depth] metres.'
  tree.edit('pilots/keeper-club.md', (text) => `${text.replace('stats:\n', pilotFigures)}\n${shown}\n`)
  tree.edit('pages/home.md', (text) => text.replace('stats:\n', figures('')))
  for (let rest = 4; rest > 0; rest -= 1) {
    const asked = tree.load().problems.filter(({ rule }) => rule === 'figures/ledger')
    expect(asked).toHaveLength(rest)
    const [first = '', ...lines] = asked[0]?.fix?.split('\n') ?? []
    const after = Number(/after line (\d+) /.exec(first)?.[1])
    tree.edit('ledger.yaml', (text) =>
      text
        .split('\n')
        .toSpliced(after, 0, ...lines)
        .join('\n'),
    )
  }
  const { problems, placeholders } = tree.loadReadable()
  expect(problems).toEqual(before.problems)
  expect(placeholders).toBe(before.placeholders + 8)
})
