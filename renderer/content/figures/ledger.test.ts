import { describe, expect, it } from 'vitest'
import { readLedger } from './ledger.ts'

const lines = (...more: string[]) =>
  ['figures:', '  - id: a/x', '    value: 6', '    meaning: Six.', "    spec: '1'", '    pages: []', ...more].join('\n')

function faultsOf(source: string) {
  const result = readLedger('ledger.yaml', source)
  return result.ok ? [] : result.problems
}

describe('the ledger', () => {
  it('is read', () => {
    const result = readLedger('ledger.yaml', lines())
    if (!result.ok) throw new Error('the ledger is broken')
    const { figures, acknowledged, file } = result.value
    expect(figures).toMatchObject([{ id: 'a/x', value: 6, notation: 'standard' }])
    expect({ acknowledged, file }).toEqual({ acknowledged: [], file: 'ledger.yaml' })
  })

  it.each([
    ['an id without its file', 'a/x', 'just-x', 2],
    ['a value that is no figure', 'value: 6', 'value: six', 3],
    ['a number with separators', 'value: 6', 'value: 6,000', 3],
    ['a field that does not exist', 'meaning', 'meening', 4],
    ['a page that is no address', 'pages: []', 'pages: [pilots]', 6],
    ['a range that goes down', 'value: 6', 'value: { from: 6, to: 5 }', 3],
  ])('refuses %s', (_, right, wrong, line) => {
    expect(faultsOf(lines().replace(right, wrong))).toContainEqual(expect.objectContaining({ line, severity: 'error' }))
  })

  it('says where a figure comes from, by the section of the specification or in words of its own', () => {
    const spec = "    spec: '1'"
    const source = '    source: The report.'
    const text = lines()
    expect(faultsOf(text.replace(spec, source))).toEqual([])
    expect(faultsOf(text.replace(spec, `${spec}\n${source}`))).toMatchObject([
      { line: 2, message: expect.stringContaining('found both'), fix: expect.stringMatching(/^keep one/) },
    ])
    expect(faultsOf(text.replace(`${spec}\n`, ''))).toMatchObject([
      {
        line: 2,
        message: 'entry 1 of `figures`: expected `spec` or `source`, which say where it comes from, found neither',
      },
    ])
  })

  it('asks for a reason beside every contradiction that it acknowledges', () => {
    const source = lines(
      'acknowledged:',
      '  - relation: x',
      '    contradiction: Six and seven.',
      '    found: [a is six]',
    )
    expect(faultsOf(source)).toMatchObject([{ rule: 'frontmatter/missing-field', line: 8 }])
  })

  it('asks for the very words of the contradiction', () => {
    const source = (found: string) =>
      lines('acknowledged:', '  - relation: x', '    contradiction: Six and seven.', '    reason: So.', `    ${found}`)
    expect(faultsOf(source(''))).toMatchObject([{ rule: 'frontmatter/missing-field', line: 8 }])
    expect(faultsOf(source('found: []'))).toMatchObject([{ line: 11 }])
    expect(faultsOf(source('found: [a is six]'))).toEqual([])
  })

  it.each([
    ['', 'an empty file'],
    ['figures: []', 'an empty list'],
    ['- a', 'a list'],
    ['figures:\n  - id: [', 'broken YAML'],
  ])('is not %j: %s', (source) => {
    expect(faultsOf(source).length).toBeGreaterThan(0)
  })
})
