import { describe, expect, it } from 'vitest'
import type { Figure } from '../figures/figure.ts'
import { evaluateStated, type StatedRelation } from './stated.ts'

const place = { file: 'ledger.yaml', path: ['relations', 0] }

/** The figures `a/x1`, `a/x2` … with these values. */
function figuresOf(values: readonly Figure['value'][]) {
  const figures = values.map(
    (value, index): Figure => ({
      id: `a/x${index + 1}`,
      value,
      notation: 'standard',
      location: { file: 'a.md', line: index + 1, column: 1 },
    }),
  )
  return Object.fromEntries(figures.map((figure) => [figure.id, figure]))
}

function messagesOf(rule: StatedRelation['rule'], values: readonly Figure['value'][]) {
  const figures = figuresOf(values)
  const [whole = '', ...parts] = Object.keys(figures)
  const common = { id: 'x', says: 'It holds.' }
  const relation: StatedRelation =
    rule === 'sum' || rule === 'sum-at-most'
      ? { ...common, rule, whole, parts }
      : { ...common, rule, figures: [whole, ...parts] }
  return evaluateStated(relation, figures, place).map(({ message }) => message)
}

describe('a stated relation holds', () => {
  it.each<[StatedRelation['rule'], Figure['value'][]]>([
    ['sum', [0.3, 0.1, 0.2]],
    ['sum', [1.1, 0.7, 0.4]],
    ['sum', [91.35, 70.1, 21.25]],
    ['sum', [0.0000003, 0.0000001, 0.0000002]],
    ['sum', [41_300, 27_650, 13650]],
    [
      'sum',
      [
        { from: 3, to: 5 },
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    ],
    ['sum', [{ from: 3, to: 4 }, 2, { from: 1, to: 2 }]],
    ['sum-at-most', [0.3, 0.1, 0.2]],
    ['sum-at-most', [4, 1, 2]],
    ['ascending', [0.1, 0.1, 0.2]],
    ['ascending', ['July 2025', '18 August 2025', '2025-09-10']],
    ['ascending', ['2 July', 'August', 'Q4, Nov/Dec']],
    ['equal', ['10:30-12:00', '10:30-12:00']],
  ])('%s of %j', (rule, values) => {
    expect(messagesOf(rule, values)).toEqual([])
  })
})

describe('a stated relation does not hold', () => {
  it.each<[StatedRelation['rule'], Figure['value'][], string]>([
    ['sum', [0.31, 0.1, 0.2], 'It does not hold: `a/x1` is 0.31, `a/x2` is 0.1, `a/x3` is 0.2'],
    [
      'sum',
      [
        { from: 3, to: 6 },
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
      'It does not hold: `a/x1` is 3–6',
    ],
    ['sum', [3, { from: 1, to: 2 }, 2], 'It does not hold'],
    [
      'sum-at-most',
      [
        { from: 3, to: 4 },
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
      'It does not hold',
    ],
    ['ascending', ['18 August 2025', 'July 2025'], 'It does not hold'],
    ['ascending', [2025, '2025-07-01'], 'They cannot be compared: `a/x1` is 2,025, `a/x2` is 1 July 2025'],
    ['ascending', ['2 July', '18 August 2025'], 'They cannot be compared'],
    ['equal', ['10:30-12:00', '10:30-12:15'], 'It does not hold'],
  ])('%s of %j', (rule, values, message) => {
    expect(messagesOf(rule, values)).toEqual([expect.stringContaining(message)])
  })
})

it('a violation names where each figure is written, apart from its words', () => {
  const relation: StatedRelation = { id: 'x', says: 'It holds.', rule: 'equal', figures: ['a/x1', 'a/x2'] }
  expect(evaluateStated(relation, figuresOf([1, 2]), place)).toMatchObject([
    {
      others: [
        { file: 'a.md', line: 1 },
        { file: 'a.md', line: 2 },
      ],
    },
  ])
})

it('a relation of a figure that does not exist holds never', () => {
  const relation: StatedRelation = { id: 'x', says: 'It holds.', rule: 'equal', figures: ['a/x1', 'a/gone'] }
  expect(evaluateStated(relation, figuresOf([1]), place)).toMatchObject([
    {
      message: 'the relation `x` names `a/gone`, which does not exist',
      fix: 'remove the relation, or name figures that exist',
    },
  ])
})
