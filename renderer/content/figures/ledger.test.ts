import { describe, expect, it } from 'vitest'
import { readList } from '../frontmatter/read-list.ts'
import { qualifiers } from '../schemas/figure.ts'
import { fc } from '../testing/property.ts'
import { type LedgerFigure, readLedger, relationsSchema, writeLedger } from './ledger.ts'

const header = 'id,value,unit,qualifier,notation,pages,meaning,source,unseen'
const table = (...lines: string[]) => [header, ...lines, ''].join('\n')
const line = (cells: Partial<Record<'id' | 'value' | 'unit' | 'qualifier' | 'pages' | 'meaning', string>> = {}) => {
  const { id = 'a/x', value = '6', unit = '', qualifier = '', pages = '/', meaning = 'Six.' } = cells
  return [id, value, unit, qualifier, '', pages, meaning, 'The report.', ''].join(',')
}

function read(text: string) {
  const result = readLedger('ledger.csv', text)
  return result.ok ? result.value.figures : result.problems.map(({ message }) => message)
}

function faultsOf(text: string) {
  const result = readLedger('ledger.csv', text)
  return result.ok ? [] : result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('the ledger', () => {
  it('is read, a figure a line', () => {
    expect(read(table(line({ pages: '/ /pilots', meaning: '"Six, or ""half a dozen""."' })))).toEqual([
      {
        ...{ id: 'a/x', value: 6, notation: 'standard', pages: ['/', '/pilots'] },
        ...{ meaning: 'Six, or "half a dozen".', source: 'The report.' },
      },
    ])
  })

  it.each<[string, string, string]>([
    ['nothing', '', `1:1 expected the line \`${header}\``],
    ['another header', table(line()).replace('pages', 'page'), `1:1 expected the line \`${header}\``],
    ['semicolons', table(line()).replaceAll(',', ';'), 'found semicolons between its cells'],
    ['tabs', table(line()).replaceAll(',', '\t'), 'found tabs between its cells'],
    ['a cell too many', table(line(), `${line()},`), '3:1 this line has 10 cells, expected 9'],
    ['a cell too few', table('a/x,6'), '2:1 this line has 2 cells, expected 9'],
    ['an open quotation mark', table(line({ meaning: '"Six.' })), '2:12 a quotation mark opens here'],
    ['a quotation mark within a cell', table(line({ meaning: 'Six "or so".' })), '2:16 a quotation mark opens here'],
    ['a line break in a cell', table(line(), line({ meaning: '"Six\nor so."' })), '3:12 a quotation mark opens here'],
    ['no figure', table(), 'expected at least one figure'],
  ])('refuses a table with %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)])
  })

  it.each<[string, Parameters<typeof line>[0], string]>([
    ['an id without its file', { id: 'just-x' }, '2:1 `id` of `just-x`: expected file/name'],
    ['no id', { id: '' }, '2:1 the field `id` of entry 1 of `figures` is missing'],
    ['no value', { value: '' }, '2:1 the field `value` of `a/x` is missing'],
    ['a page that is no address', { pages: '/ pilots' }, '2:10 entry 2 of `pages` of `a/x`: expected an address'],
    ['an unknown qualifier', { qualifier: 'roughly' }, '2:8 `qualifier` of `a/x`: expected "about"'],
    ['no meaning', { meaning: '' }, '2:1 the field `meaning` of `a/x` is missing'],
  ])('refuses a line with %s', (_, cells, fault) => {
    expect(faultsOf(table(line(cells)))).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['6', 6],
    ['-0.5', -0.5],
    ['2 to 3', { from: 2, to: 3 }],
    ['-3 to -2', { from: -3, to: -2 }],
    ['2030-06-15', '2030-06-15'],
    ['+08:00', '+08:00'],
    ['"Q1, Jan/Feb"', 'Q1, Jan/Feb'],
  ])('reads the value %s', (value, expected) => {
    expect(read(table(line({ value })))).toMatchObject([{ value: expected }])
  })

  it.each(['six', '"6,000"', '2-3', '2–3', '3 to 2', '2 to 3 to 4', 'to 3', '.5', '5.', '0x10', '+5', '=1+1'])(
    'refuses the value %s',
    (value) => {
      expect(faultsOf(table(line({ value })))).toHaveLength(1)
    },
  )

  it.each(['=', '@', '-', '+', '\t', ' =', ' +'])('refuses a cell that begins with %j, as a formula does', (start) => {
    const meaning = `${start}SUM(B2:B9)`
    expect(faultsOf(table(line({ meaning })))).toEqual([expect.stringMatching(/^2:\d+ a cell that begins with/)])
  })

  it('may begin a number, an offset and a qualifier with a sign', () => {
    expect(faultsOf(table(line({ value: '-5' }), line({ value: '+08:00' }), line({ qualifier: '+' })))).toEqual([])
  })

  it('is read as it was written', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((some) => some + 0)
    const range = fc.tuple(number, number).filter(([from, to]) => from < to)
    const words = fc
      .array(fc.constantFrom('Six', 'or', 'ü', ',', '"', '""', ';', "'", '–', ':', '#', '😀', '6', '-', '='))
      .map((parts) => ['So', ...parts].join(' '))
    const path = fc.constantFrom('/', '/pilots', '/pilot/a,b', '/"')
    const figure: fc.Arbitrary<LedgerFigure> = fc.record(
      {
        id: fc.constantFrom('a/x', 'a/y', 'a-b/x', 'a/x-1', 'a0/x'),
        value: fc.oneof(
          number,
          range.map(([from, to]) => ({ from, to })),
          fc.constantFrom('2030-06-15', '+08:00', 'Q1, Jan/Feb'),
        ),
        notation: fc.constantFrom('standard', 'compact', 'ungrouped'),
        pages: fc.array(path),
        meaning: words,
        source: words,
        unit: fc.constantFrom('people', '%', 'USD'),
        qualifier: fc.constantFrom(...qualifiers),
        unseen: words,
      },
      { requiredKeys: ['id', 'value', 'notation', 'pages', 'meaning', 'source'] },
    )
    const figures = fc.uniqueArray(figure, { minLength: 1, selector: ({ id }) => id })
    fc.assert(
      fc.property(figures, (some) => {
        const written = writeLedger(some)
        const sorted = [...some].sort((a, b) => (a.id < b.id ? -1 : 1))
        expect(read(written)).toEqual(sorted)
        expect(written.split('\n')).toHaveLength(some.length + 2)
      }),
    )
  })
})

describe('what is acknowledged', () => {
  const faults = (...more: string[]) => {
    const text = ['acknowledged:', '  - relation: x', '    contradiction: Six and seven.', ...more].join('\n')
    const result = readList('relations.yaml', text, relationsSchema)
    return result.ok ? [] : result.problems.map(({ line, rule }) => `${line} ${rule}`)
  }

  it('has a reason, and the very words of the contradiction', () => {
    expect(faults('    found: [a is six]', '    reason: So.')).toEqual([])
    expect(faults('    found: [a is six]')).toEqual(['2 frontmatter/missing-field'])
    expect(faults('    reason: So.')).toEqual(['2 frontmatter/missing-field'])
    expect(faults('    reason: So.', '    found: []')).toEqual(['5 frontmatter/value'])
  })
})
