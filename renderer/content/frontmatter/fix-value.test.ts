import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { date, figureForm } from '../schemas/figure.ts'
import { fixValue } from './fix-value.ts'

const schema = z.strictObject({
  ...figureForm,
  value: figureForm.value.optional(),
  date: date.optional(),
  columns: z.number().optional(),
})

/** The fix for the first fault in some fields. */
function fix(fields: object): string | undefined {
  const issue = schema.safeParse(fields, { reportInput: true }).error?.issues[0]
  if (!issue) throw new Error('there is no fault')
  return fixValue(issue)
}

describe('a value that was typed as a reader sees it', () => {
  it.each([
    ['8,600+', 'write `value: 8600` and `qualifier: +`, each on a line of its own'],
    ['US$91.35', 'write `value: 91.35` and `unit: USD`, each on a line of its own'],
    ['310M', 'write `value: 310000000` and `notation: compact`, each on a line of its own'],
    ['52–71', 'write `value: { from: 52, to: 71 }`'],
  ])('is taken apart: %s', (value, message) => {
    expect(fix({ value })).toBe(message)
  })

  it('becomes a date, or a bare number, where one is wanted', () => {
    expect(fix({ date: '14 May 2041' })).toBe('write 2041-05-14')
    expect(fix({ columns: '1,200' })).toBe('write 1200')
  })

  it('is left alone where nothing can be read', () => {
    expect(fix({ date: 'in autumn' })).toBeUndefined()
    expect(fix({ columns: 'six or so' })).toBeUndefined()
  })

  it('is asked for in digits where a number is wanted', () => {
    expect(fix({ value: 'many' })).toBe('write the number in digits, such as 800')
    expect(fix({ value: '2 million people' })).toBe('write the number in digits, such as 800')
    expect(fix({ value: Number.NaN })).toContain('write the number itself')
  })

  it('is parted from the word for what it counts', () => {
    expect(fix({ value: '12 wells' })).toBe('write `value: 12` and `unit: wells`, each on a line of its own')
  })
})

describe('a date in another form', () => {
  it.each([
    ['2025/01/15', 'write 2025-01-15'],
    ['15/01/2025', 'write 2025-01-15'],
    ['15.01.2025', 'write 2025-01-15'],
    ['2025-1-5', 'write 2025-01-05'],
    ['January 15th, 2025', 'write 2025-01-15'],
    ['“2025-01-15”', 'write 2025-01-15'],
    ['2025-01-15T10:00:00Z', 'write 2025-01-15'],
    ['03/04/2025', 'write 2025-04-03 or 2025-03-04'],
    ['2025-02-30', 'February 2025 has 28 days: write a day that exists'],
    ['2025-13-01', 'there is no month 13: write a day that exists'],
  ])('%s is told as it is wanted', (date, message) => {
    expect(fix({ date })).toBe(message)
  })

  it.each(['30/02/2025', 'soon', '15 Foo 2025'])('%s is no day', (date) => {
    expect(fix({ date })).toBeUndefined()
  })
})
