import { describe, expect, it } from 'vitest'
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
    expect(problem?.alsoAt).toEqual([{ file: 'ledger.csv', path: ['figures', 0, 'value'] }])
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

  it('gives a reason for a figure that no page shows', () => {
    expect(compare(ledgerOf(entry('a/x', { pages: [] })), [figure('a/x')])[0]?.fix).toContain('unseen')
    expect(compare(ledgerOf(entry('a/x', { pages: [], unseen: 'Why.' })), [figure('a/x')])).toEqual([])
  })
})
