import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../../renderer/content/testing/content-tree.ts'
import { writeFiguresFiles } from './figures-files.ts'
import { createOutput } from './output.ts'

it('the published figures have their labels, and say where they come from', async () => {
  const tree = createContentTree()
  const client = join(tree.root, 'client')
  const ids = ['keeper-club/belonging', 'count/pilots', 'count/process-steps', 'client/retries']
  const seenOn = new Map(ids.map((id) => [id, ['/a']]))
  await writeFiguresFiles(
    createOutput(join(tree.root, 'dist'), tree.root, new Map()),
    tree.root,
    tree.loadReadable(),
    seenOn,
  )
  const written: { figures: { id: string }[] } = JSON.parse(readFileSync(join(client, 'figures.json'), 'utf8'))
  const pilot = tree.read('pilots/keeper-club.md')
  const line = lineOf(pilot, '- id: belonging') + 3
  expect(pilot.split('\n')[line - 1]).toContain('value:')
  expect(Object.fromEntries(written.figures.map(({ id, ...rest }) => [id, rest]))).toMatchObject({
    'keeper-club/belonging': { source: `pilots/keeper-club.md:${line}`, label: expect.stringMatching(/\w/) },
    'count/pilots': { source: 'pilots/' },
    'count/process-steps': { source: 'pages/nominate-beacon.mdx' },
    'client/retries': { source: 'renderer/client-defaults.ts' },
  })
  expect(written.figures).toHaveLength(ids.length)
  const [head = '', ...rows] = readFileSync(join(client, 'figures.csv'), 'utf8').trimEnd().split('\r\n')
  expect(head.split(',')).toEqual(expect.arrayContaining(['id', 'display', 'value', 'from', 'to', 'pages', 'source']))
  expect(rows.map((row) => row.split(',')[0])).toEqual(written.figures.map(({ id }) => id))
})

it('the table holds nothing that a spreadsheet would run, and negative numbers stay numbers', async () => {
  const tree = createContentTree()
  const loaded = tree.loadReadable()
  const id = 'keeper-club/belonging'
  const ledger = {
    ...loaded.ledger,
    figures: loaded.ledger.figures.flatMap((figure) =>
      figure.id === id
        ? [{ ...figure, value: -5, unit: '@SUM(A1)', qualifier: 'increase' as const, meaning: '\t=1+1' }]
        : [],
    ),
  }
  const figure = loaded.figures[id]
  const figures = figure ? { ...loaded.figures, [id]: { ...figure, label: '=HYPERLINK("https://evil.example")' } } : {}
  const output = createOutput(join(tree.root, 'dist'), tree.root, new Map())
  await writeFiguresFiles(output, tree.root, { ...loaded, ledger, figures }, new Map([[id, ['/a']]]))
  const [row = {}] = parse<Record<string, string>>(readFileSync(join(tree.root, 'client/figures.csv')), {
    columns: true,
  })
  expect(row).toMatchObject({
    label: `'=HYPERLINK("https://evil.example")`,
    value: '-5',
    unit: "'@SUM(A1)",
    display: "'+-5",
  })
  expect(Object.entries(row).filter(([column, cell]) => column !== 'value' && /^[=+\-@\t]/.test(cell))).toEqual([])
})
