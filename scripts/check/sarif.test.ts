import Ajv from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { toSarif } from './sarif.ts'
import schema from './testing/sarif-2.1.0.schema.json' with { type: 'json' }

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false }))
const validate = ajv.compile(schema)
/** What the OASIS schema finds wrong with a log. */
const faultsOf = (log: unknown) => (validate(log) ? [] : validate.errors)

describe('a SARIF log', () => {
  it('names the rule, the place and the fix of every problem', () => {
    const log = toSarif([
      {
        file: 'markdown/a b.md',
        line: 3,
        column: 5,
        severity: 'error',
        rule: 'b/rule',
        message: 'wrong',
        fix: 'fix it',
      },
      { file: '/tmp/c.md', line: 1, column: 1, severity: 'warning', rule: 'a/rule', message: 'late' },
    ])
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { rules: [{ id: 'a/rule' }, { id: 'b/rule' }] } },
          results: [
            {
              ruleId: 'b/rule',
              ruleIndex: 1,
              level: 'error',
              message: { text: 'wrong. fix it' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'markdown/a%20b.md' },
                    region: { startLine: 3, startColumn: 5 },
                  },
                },
              ],
            },
            {
              ruleIndex: 0,
              level: 'warning',
              locations: [{ physicalLocation: { artifactLocation: { uri: 'file:///tmp/c.md' } } }],
            },
          ],
        },
      ],
    })
  })

  it('has a suggestion as a note', () => {
    const place = { file: 'a.md', line: 1, column: 1 }
    const log = toSarif([{ ...place, severity: 'suggestion', rule: 'style/sentence', message: 'long' }])
    expect(log).toMatchObject({ runs: [{ results: [{ level: 'note' }] }] })
    expect(faultsOf(log)).toEqual([])
  })

  it('is whole without a problem', () => {
    expect(toSarif([])).toMatchObject({ runs: [{ results: [] }] })
    expect(faultsOf(toSarif([]))).toEqual([])
  })

  it('of everything that is wrong with spoiled content is valid by its schema', () => {
    const tree = createContentTree()
    tree.edit('pilots/keeper-club.md', (text) => text.replace(/^status: .*$/m, 'status: Done\nstaus: x'))
    tree.edit('ledger.yaml', (text) => text.replace('value: 41300', 'value: 41301'))
    tree.write('articles/a b.md', 'no frontmatter')
    const { problems, placeholders } = tree.load()
    expect(problems.length).toBeGreaterThan(3)
    expect(faultsOf(toSarif([...problems, ...placeholders]))).toEqual([])
  })

  it.each([
    ['a line that is none', { line: 0 }],
    ['a column that is none', { column: 0 }],
  ])('would be refused with %s', (_, place) => {
    const problem = {
      file: 'a.md',
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'a/rule',
      message: 'wrong',
      ...place,
    } as const
    expect(faultsOf(toSarif([problem]))).not.toEqual([])
  })
})
