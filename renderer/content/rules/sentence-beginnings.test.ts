import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { sentenceBeginnings } from './sentence-beginnings.ts'

it('warns of each sentence that begins with a figure, at the figure', () => {
  const told = runRule(
    sentenceBeginnings,
    ':stat[reach] people\ncame. Of them,\n:stat[donors] gave. :stat[day]\nwas the day.',
  )
  expect(told).toMatchObject([
    { line: 4, column: 1, severity: 'warning', message: 'a sentence begins with a figure' },
    { line: 6, column: 21 },
  ])
})

it('leaves cells of tables and lines without a full stop alone', () => {
  const table =
    '| came |\n| --- |\n| :stat[reach] people. |\n\n:stat[reach] people came:\n\n- :stat[donors] donors, e.g. friends'
  expect(runRule(sentenceBeginnings, table)).toEqual([])
})
