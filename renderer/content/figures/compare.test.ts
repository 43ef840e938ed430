import { describe, expect, it } from 'vitest'
import { standInText } from '../schemas/stand-in.ts'
import { fc } from '../testing/property.ts'
import { compareLedger } from './compare.ts'
import type { Figure, FigureForm } from './figure.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'

const entry = (id: string, form: Partial<LedgerFigure> = {}): LedgerFigure => ({
  id,
  value: 6,
  notation: 'standard',
  meaning: 'Pilots.',
  source: 'The report.',
  pages: ['/'],
  ...form,
})
const ledgerOf = (...figures: LedgerFigure[]): Ledger => ({
  figures,
  file: 'ledger.csv',
})
const figure = (id: string, form: Partial<FigureForm> = {}): Figure => ({
  id,
  value: 6,
  notation: 'standard',
  ...form,
  location: { file: 'file.md', line: 40, column: 4 },
})
const compare = (ledger: Ledger, figures: Figure[]) =>
  compareLedger(ledger, Object.fromEntries(figures.map((one) => [one.id, one])), new Set(['/', '/pilots']))

describe('the ledger and the content', () => {
  it('agree when every figure stands in both with the same value', () => {
    expect(compare(ledgerOf(entry('a/x')), [figure('a/x')])).toEqual([])
  })

  it('agree on values, whatever the kind', () => {
    for (const value of [0, 91.35, { from: 52, to: 71 }, '2041-05-14', 'Q1, Jan/Feb'])
      expect(compare(ledgerOf(entry('a/x', { value })), [figure('a/x', { value })])).toEqual([])
  })

  it.each<[string, Partial<FigureForm>]>([
    ['value', { value: 7 }],
    ['unit', { unit: 'people' }],
    ['unit that is a sign', { unit: '%' }],
    ['qualifier', { qualifier: '+' }],
    ['qualifier that is not shown', { qualifier: 'not significant' }],
    ['notation', { notation: 'ungrouped' }],
    ['notation that rounds', { notation: 'compact' }],
  ])('disagree when only the %s differs', (_, form) => {
    expect(compare(ledgerOf(entry('a/x')), [figure('a/x', form)])).toHaveLength(1)
  })

  it('disagree whenever two numbers differ, however little', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    const notation = fc.constantFrom('standard' as const, 'compact' as const, 'ungrouped' as const)
    fc.assert(
      fc.property(number, number, notation, (one, other, notation) => {
        fc.pre(one !== other)
        const problems = compare(ledgerOf(entry('a/x', { value: one, notation })), [
          figure('a/x', { value: other, notation }),
        ])
        expect(problems).toHaveLength(1)
      }),
    )
  })
})

describe('a disagreement', () => {
  it('is reported at the frontmatter, with both values and the place in the ledger', () => {
    const [problem] = compare(ledgerOf(entry('a/x', { value: 41300 })), [figure('a/x', { value: 41301 })])
    expect(problem).toMatchObject({ file: 'file.md', line: 40, column: 4, severity: 'error', rule: 'figures/ledger' })
    expect(problem?.message).toBe('`a/x` is 41,301 here, but the ledger says 41,300')
    expect(problem?.others).toEqual([{ file: 'ledger.csv', path: ['figures', 0, 'value'] }])
  })

  it.each([
    ['counted', 'count/x'],
    ['in the code', 'client/x'],
  ])('on a figure that is %s is told at the ledger, with the new value', (_, id) => {
    const [problem] = compare(ledgerOf(entry(id)), [figure(id, { value: 7 })])
    expect(problem).toMatchObject({ file: 'ledger.csv', path: ['figures', 0, 'value'] })
    expect(problem?.message).toContain('file.md')
    expect(problem?.message).toContain('7')
    expect(problem?.fix).toMatch(/Pilots\..*npm run review/)
  })
})

describe('the ledger', () => {
  it('misses no figure of the content', () => {
    const [problem] = compare(ledgerOf(entry('a/x')), [figure('a/x'), figure('a/y', { value: 8 })])
    expect(problem).toMatchObject({ file: 'file.md', line: 40 })
    expect(problem?.message).toContain('`a/y` (8)')
    expect(problem?.fix).toContain('npm run review')
  })

  it.each(['pilots/reach', 'count/reach', 'client/reach'])('lists no figure that is not there: %s', (id) => {
    const [problem, ...others] = compare(ledgerOf(entry(id)), [])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: 'ledger.csv', path: ['figures', 0, 'id'] })
    expect(problem?.fix).toContain('write it there as 6')
  })

  it('suggests the nearest figure for one that is not there', () => {
    const [problem, ...others] = compare(ledgerOf(entry('a/reech')), [figure('a/reach')])
    expect(others).toEqual([])
    expect(problem?.fix).toContain('`a/reach`')
  })

  it('lists no figure twice', () => {
    const problems = compare(ledgerOf(entry('a/x'), entry('a/x')), [figure('a/x')])
    expect(problems).toMatchObject([
      { file: 'ledger.csv', path: ['figures', 1, 'id'], message: 'the ledger lists `a/x` twice' },
    ])
  })

  it('names pages that exist', () => {
    const problems = compare(ledgerOf(entry('a/x', { pages: ['/', '/pilot'] })), [figure('a/x')])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.fix).toContain('`/pilots`')
  })

  it.each(['meaning', 'source', 'unseen'])('has no %s that is still to be written', (column) => {
    expect(compare(ledgerOf(entry('a/x', { [column]: standInText })), [figure('a/x')])).toMatchObject([
      { severity: 'error', path: ['figures', 0, column], fix: 'write what a reviewer needs to know' },
    ])
  })

  it('gives a reason for a figure that no page shows', () => {
    expect(compare(ledgerOf(entry('a/x', { pages: [] })), [figure('a/x')])[0]?.fix).toContain('unseen')
    expect(compare(ledgerOf(entry('a/x', { pages: [], unseen: 'Why.' })), [figure('a/x')])).toEqual([])
  })
})
