import { describe, expect, it } from 'vitest'
import type { Figure } from '../figures/figure.ts'
import { evaluateStated, readComparison } from './stated.ts'

const place = { file: 'relations.yaml', path: ['relations', 0] }

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

const relationOf = (holds: string) => ({ id: 'x', says: 'It holds.', holds })
const messagesOf = (holds: string, values: readonly Figure['value'][]) =>
  evaluateStated(relationOf(holds), figuresOf(values), place).map(({ message }) => message)

const range = (from: number, to: number) => ({ from, to })
const sum = 'a/x1 = a/x2 + a/x3'
const sumAtMost = 'a/x1 >= a/x2 + a/x3'
const equal = 'a/x1 = a/x2'
const ascending = 'a/x1 <= a/x2'
const ascendingOfThree = 'a/x1 <= a/x2 <= a/x3'

it.each<[string, Figure['value'][]]>([
  [sum, [0.3, 0.1, 0.2]],
  [sum, [1.1, 0.7, 0.4]],
  [sum, [91.35, 70.1, 21.25]],
  [sum, [0.0000003, 0.0000001, 0.0000002]],
  [sum, [41_300, 27_650, 13650]],
  [sum, [range(3, 5), range(1, 2), range(2, 3)]],
  [sum, [range(3, 4), 2, range(1, 2)]],
  [sumAtMost, [0.3, 0.1, 0.2]],
  [sumAtMost, [4, 1, 2]],
  [ascendingOfThree, [0.1, 0.1, 0.2]],
  [ascendingOfThree, ['July 2025', '18 August 2025', '2025-09-10']],
  [ascendingOfThree, ['2 July', 'August', 'Q4, Nov/Dec']],
  [equal, ['10:30-12:00', '10:30-12:00']],
])('a stated relation holds: %s of %j', (holds, values) => {
  expect(messagesOf(holds, values)).toEqual([])
})

describe('a stated relation does not hold', () => {
  it.each<[string, Figure['value'][], string]>([
    [sum, [0.31, 0.1, 0.2], 'It does not hold: `a/x1` is 0.31, `a/x2` is 0.1, `a/x3` is 0.2'],
    [sum, [range(3, 6), range(1, 2), range(2, 3)], 'It does not hold: `a/x1` is 3–6'],
    [sum, [3, range(1, 2), 2], 'It does not hold'],
    [sumAtMost, [range(3, 4), range(1, 2), range(2, 3)], 'It does not hold'],
    [ascending, ['18 August 2025', 'July 2025'], 'It does not hold'],
    [ascending, [2025, '2025-07-01'], 'They cannot be compared: `a/x1` is 2,025, `a/x2` is 1 July 2025'],
    [ascending, ['2 July', '18 August 2025'], 'They cannot be compared'],
    [equal, ['10:30-12:00', '10:30-12:15'], 'It does not hold'],
  ])('%s of %j', (holds, values, message) => {
    expect(messagesOf(holds, values)).toEqual([expect.stringContaining(message)])
  })
})

it('a violation names where each figure is written, apart from its words', () => {
  expect(evaluateStated(relationOf(equal), figuresOf([1, 2]), place)).toMatchObject([
    {
      alsoAt: [
        { file: 'a.md', line: 1 },
        { file: 'a.md', line: 2 },
      ],
    },
  ])
})

it('a relation of a figure that does not exist holds never', () => {
  expect(evaluateStated(relationOf('a/x1 = a/gone'), figuresOf([1]), place)).toMatchObject([
    {
      message: 'the relation `x` names `a/gone`, which does not exist',
      fix: 'remove the relation, or name figures that exist',
      location: { ...place, path: ['relations', 0, 'holds'], index: 7 },
    },
  ])
})

it.each([
  ...['a/x', 'a/x = ', 'a/x=a/y', 'a/x = y', 'a/x < a/y', 'a/x + a/y = a/z', 'a/x >= a/y'],
  ...['a/x = a/y + a/z <= a/w', 'a/x <= a/y = a/z', 'a/x = a/y + a/z +'],
])('a relation is not stated as %j', (text) => {
  expect(readComparison(text)).toBeUndefined()
})
