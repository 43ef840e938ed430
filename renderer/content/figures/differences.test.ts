import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

const page = 'pages/innovation-summit-geneve.md'
const scope = 'innovation-summit-geneve'

/** Does something to the agenda, and tells what the check says of its numbers. */
function moveItems(change: (text: string) => string) {
  const tree = createContentTree()
  tree.edit(page, change)
  const { problems } = tree.load()
  const ledger = tree.read('ledger.yaml')
  return { tree, ledger, told: problems.map(({ file, line, message, fix }) => ({ file, line, message, fix })) }
}

it('an item without a time before one with a time is one message, and following it is enough', () => {
  const { tree, ledger, told } = moveItems((text) =>
    text.replace('agenda:\n', 'agenda:\n  - title: Coffee\n    type: break\n'),
  )
  expect(told).toEqual([
    {
      file: 'ledger.yaml',
      line: lineOf(ledger, `id: ${scope}/agenda-1\n`),
      message: `items of a list have moved, but the ledger has their old numbers: \`${scope}/agenda-1\` is \`agenda-2\`, \`${scope}/agenda-9\` is \`agenda-10\` now`,
      fix: `renumber 1 → 2, 9 → 10: in the ids of \`${scope}/agenda-…\` here (\`npm run review\` does it), and in texts that refer to them`,
    },
  ])
  tree.edit('ledger.yaml', (text) =>
    text.replace(`${scope}/agenda-9\n`, `${scope}/agenda-10\n`).replace(`${scope}/agenda-1\n`, `${scope}/agenda-2\n`),
  )
  expect(tree.load().problems).toEqual([])
})

it('a new item with a time is offered as an entry, and those behind it are renumbered', () => {
  const { told } = moveItems((text) =>
    text.replace('agenda:\n', "agenda:\n  - time: '08:00'\n    title: Coffee\n    type: break\n"),
  )
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringContaining('the ledger has their old numbers'),
    `no entry of the ledger covers \`${scope}/agenda-1\` (08:00)`,
    'the item begins at 08:00, and the summit 08:45–17:15',
  ])
})

it('an item that is taken out is told by its own entry, and those behind it are renumbered', () => {
  const { told, ledger } = moveItems((text) => text.replace(/ {2}- time: '08:45'\n(?: {4}.*\n)+/, ''))
  expect(told.map(({ line, message }) => [line, message])).toEqual([
    [
      lineOf(ledger, `id: ${scope}/agenda-1\n`),
      `the ledger's figure \`${scope}/agenda-1\` is in no frontmatter: expected \`agenda-1\` in the file \`${scope}\``,
    ],
    [lineOf(ledger, `id: ${scope}/agenda-9\n`), expect.stringContaining('`agenda-8` now')],
  ])
})
