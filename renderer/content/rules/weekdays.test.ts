import { describe, expect, it } from 'vitest'
import type { Figures } from '../figures/figure.ts'
import { runRule } from '../testing/rule-run.ts'
import { weekdaysFit } from './weekdays.ts'

const location = { file: 'f', line: 1, column: 1 }
const figures: Figures = {
  'candle/date': { id: 'candle/date', value: '2041-05-14', notation: 'standard', location },
  'candle/opens': { id: 'candle/opens', value: '1 July', notation: 'standard', location },
  'home/day': { id: 'home/day', value: '1 July 2025', notation: 'standard', location },
}
const run = (text: string, more: Parameters<typeof runRule>[2] = {}) => runRule(weekdaysFit, text, { ...more, figures })

describe('a day of the week beside a date', () => {
  it.each([
    'Join us on Tuesday, :stat[date].',
    'It is on :stat[date] (Tuesday).',
    'Tuesday :stat[home/day] is the day.',
    'Meet us on Tuesday, 14 May 2041.',
    'A Monday, and then :stat[date].',
    'Monday, :stat[opens], of a year that is not told.',
    'Monday, :stat[unknown].',
  ])('is accepted in “%s”', (text) => {
    expect(run(text)).toEqual([])
  })

  it.each([
    ['Join us on Monday, :stat[date].', 12, '14 May 2041 is a Tuesday, but the text says Monday'],
    ['It is on :stat[date]{form=bare} (Friday).', 34, '14 May 2041 is a Tuesday, but the text says Friday'],
    ['It is :stat[home/day], a Sunday.', 26, '1 July 2025 is a Tuesday, but the text says Sunday'],
    ['Meet us on Friday the 14 May 2041.', 12, '14 May 2041 is a Tuesday, but the text says Friday'],
  ])('is refused in “%s”, at its place', (text, column, message) => {
    expect(run(text)).toMatchObject([{ line: 4, column, message, fix: 'write Tuesday, or correct the date' }])
  })

  it('is read in frontmatter and in MDX, too', () => {
    expect(run('', { above: ['title: On Monday, :stat[date]'] })).toMatchObject([{ line: 2, column: 11 }])
    expect(run('\nOn Monday, <Stat id="date" form="bare" />.', { format: 'mdx' })).toMatchObject([
      { line: 5, column: 4 },
    ])
  })
})
