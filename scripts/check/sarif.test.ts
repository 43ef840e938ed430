import { describe, expect, it } from 'vitest'
import { toSarif } from './sarif.ts'

describe('a SARIF log', () => {
  it('names the rule, the place and the mend of every problem', () => {
    const log = toSarif([
      {
        file: 'markdown/a b.md',
        line: 3,
        column: 5,
        severity: 'error',
        rule: 'b/rule',
        message: 'wrong',
        mend: 'mend it',
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
              message: { text: 'wrong. mend it' },
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

  it('is whole without a problem', () => {
    expect(toSarif([])).toMatchObject({ runs: [{ results: [] }] })
  })
})
