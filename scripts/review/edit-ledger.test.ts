import { describe, expect, it } from 'vitest'
import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import type { Figure, FigureForm } from '../../renderer/content/figures/figure.ts'
import { type LedgerFigure, readLedger } from '../../renderer/content/figures/ledger.ts'
import { newEntry } from '../../renderer/content/figures/new-entry.ts'
import { editLedger } from './edit-ledger.ts'

const text = `# The ledger, with notes.
figures:
  # Wells
  - id: water/wells # dug by hand
    value: 41300 # counted twice
    unit: 'wells'
    meaning: >
      Wells that were dug,
      and are in use.
    spec: "1"
    pages: [ / ]   # spaces as they were typed

  # Depths
  - id: water/depth
    value:
      from: 12
      to: 30
    unit: metres
    notation: standard
    source: The report.
    pages:
      - /
    meaning: Depth of a well.
# The end of the figures.
relations: []
`

const location = { file: 'water.md', line: 1, column: 1 }
const standard: Pick<FigureForm, 'notation'> = { notation: 'standard' }

function entriesOf(ledger: string): readonly LedgerFigure[] {
  const read = readLedger('ledger.yaml', ledger)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.figures
}

function entryOf(ledger: string, id: string): { index: number; entry: LedgerFigure } {
  const index = entriesOf(ledger).findIndex((each) => each.id === id)
  const entry = entriesOf(ledger)[index]
  if (!entry) throw new Error(`there is no ${id}`)
  return { index, entry }
}

const change = (id: string, form: Omit<FigureForm, 'notation'> & Partial<FigureForm>, of = text): LedgerDifference => ({
  kind: 'changed',
  ...entryOf(of, id),
  figure: { id, ...standard, ...form, location },
})
const removal = (id: string): LedgerDifference => ({ kind: 'gone', ...entryOf(text, id) })
const addition = (figure: Omit<Figure, 'location' | 'notation'>, after: number): LedgerDifference => {
  const whole = { ...standard, ...figure, location }
  return { kind: 'new', after, figure: whole, entry: newEntry(whole, '/water') }
}

describe('a change in the ledger', () => {
  it.each<[string, LedgerDifference, [string, string][]]>([
    ['writes another value', change('water/wells', { value: 41_800, unit: 'wells' }), [['41300', '41800']]],
    [
      'writes another unit, and leaves the quotes of the others',
      change('water/depth', { value: { from: 12, to: 30 }, unit: 'feet' }),
      [['unit: metres', 'unit: feet']],
    ],
    ['takes a unit out', change('water/wells', { value: 41_300 }), [["    unit: 'wells'\n", '']]],
    [
      'puts a qualifier in, behind the unit, and a notation behind that',
      change('water/wells', { value: 41_300, unit: 'wells', qualifier: '+', notation: 'compact' }),
      [["    unit: 'wells'\n", "    unit: 'wells'\n    qualifier: +\n    notation: compact\n"]],
    ],
    [
      'makes a range of a number',
      change('water/wells', { value: { from: 1, to: 2 }, unit: 'wells' }),
      [['    value: 41300 # counted twice\n', '    value:\n      from: 1\n      to: 2\n']],
    ],
    [
      'makes a number of a range',
      change('water/depth', { value: 12, unit: 'metres' }),
      [['    value:\n      from: 12\n      to: 30\n', '    value: 12\n']],
    ],
    [
      'writes another notation where one is written',
      change('water/depth', { value: { from: 12, to: 30 }, unit: 'metres', notation: 'ungrouped' }),
      [['notation: standard', 'notation: ungrouped']],
    ],
    [
      'writes a period in the words of the source',
      change('water/wells', { value: 'Q4', unit: 'wells' }),
      [['41300', 'Q4']],
    ],
    [
      'takes an entry out, and leaves the comments around it',
      removal('water/wells'),
      [[/ {2}- id: water\/wells[\s\S]*were typed\n/.exec(text)?.[0] ?? 'nothing', '']],
    ],
    [
      'puts an entry in behind another',
      addition({ id: 'water/pumps', value: 3, unit: 'pumps', label: 'pumps' }, 0),
      [
        [
          'as they were typed\n',
          'as they were typed\n  - id: water/pumps\n    value: 3\n    unit: pumps\n    meaning: "To be written: pumps"\n    source: "To be written: where it comes from"\n    pages:\n      - /water\n',
        ],
      ],
    ],
  ])('%s', (_, difference, expected) => {
    const wanted = expected.reduce((sum, [before, after]) => {
      expect(sum).toContain(before)
      return sum.replace(before, () => after)
    }, text)
    expect(editLedger(text, [difference])).toBe(wanted)
  })

  it('is made together with others, each in its place', () => {
    const edited =
      editLedger(text, [
        change('water/depth', { value: { from: 12, to: 31 }, unit: 'metres' }),
        addition({ id: 'water/second', value: 2 }, 1),
        addition({ id: 'water/third', value: 3 }, 1),
        removal('water/wells'),
      ]) ?? ''
    expect(entriesOf(edited).map(({ id, value }) => [id, value])).toEqual([
      ['water/depth', { from: 12, to: 31 }],
      ['water/second', 2],
      ['water/third', 3],
    ])
    expect(edited).toMatch(/ {2}# Wells\n\n {2}# Depths\n/)
    expect(edited).toContain('# The end of the figures.\nrelations: []\n')
  })

  it('is made where no line ends the file, and where the list is not indented', () => {
    const flat = 'figures:\n- id: a/x\n  value: 6\n  meaning: Six.\n  spec: "1"\n  pages: [/]'
    const edited = editLedger(flat, [addition({ id: 'a/y', value: 7 }, 0)]) ?? ''
    expect(edited.startsWith(`${flat}\n- id: a/y\n  value: 7\n`)).toBe(true)
    expect(entriesOf(edited)).toHaveLength(2)
  })

  it('is refused where it would not say what was meant', () => {
    const braces = 'figures:\n  - { id: a/x, value: 6, meaning: Six., spec: "1", pages: [/] }\n'
    expect(editLedger(braces, [change('a/x', { value: 7 }, braces)])).toBe(braces.replace('value: 6', 'value: 7'))
    expect(editLedger(braces, [change('a/x', { value: 6, unit: 'people' }, braces)])).toBeUndefined()
    const list = 'figures: [{ id: a/x, value: 6, meaning: Six., spec: "1", pages: [/] }]\n'
    expect(editLedger(list, [addition({ id: 'a/y', value: 7 }, 0)])).toBeUndefined()
    const alias = text
      .replace('value: 41300', 'value: &n 41300')
      .replace('from: 12', 'from: *n')
      .replace('to: 30', 'to: 50000')
    expect(editLedger(alias, [change('water/wells', { value: 9, unit: 'wells' }, alias)])).toBeUndefined()
  })
})
