import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { date, figureForm } from '../schemas/figure.ts'
import { validate } from './validate.ts'

const schema = z.strictObject({ value: figureForm.value.optional(), date: date.optional() })

/** The fix for the first fault in some fields. */
function fix(fields: Record<string, unknown>): string | undefined {
  const result = validate(schema, { file: 'f', fields })
  if (result.ok) throw new Error('there is no fault')
  return result.problems[0]?.fix
}

describe('a value that was typed as a reader sees it', () => {
  it.each([
    ['8,600', 'write 8600'],
    ['8,600+', 'write `value: 8600` and `qualifier: +`, each on a line of its own'],
    ['more than 8,600', 'write `value: 8600` and `qualifier: +`, each on a line of its own'],
    ['6.45%', "write `value: 6.45` and `unit: '%'`, each on a line of its own"],
    ['US$91.35', 'write `value: 91.35` and `unit: USD`, each on a line of its own'],
    ['310M', 'write `value: 310000000` and `notation: compact`, each on a line of its own'],
    ['52–71', 'write { from: 52, to: 71 }'],
    ['31,5', 'write 31.5, without quotes'],
    ['8600', 'write 8600, without quotes'],
    ['many', 'write the number in digits, such as 800'],
    ['15/01/2025', 'write 2025-01-15'],
  ])('is taken apart: %s', (value, message) => {
    expect(fix({ value })).toBe(message)
  })
})

describe('a date in another form', () => {
  it.each([
    ['2025/01/15', 'write 2025-01-15'],
    ['15.01.2025', 'write 2025-01-15'],
    ['2025-1-5', 'write 2025-01-05'],
    ['14 May 2041', 'write 2041-05-14'],
    ['1st August 2025', 'write 2025-08-01'],
    ['January 15th, 2025', 'write 2025-01-15'],
    ['03/04/2025', 'write 2025-04-03 or 2025-03-04'],
    ['2025-02-30', 'write a day of the calendar'],
    ['15 Foo 2025', 'write a day of the calendar'],
    ['soon', undefined],
  ])('%s is told as it is wanted', (date, message) => {
    expect(fix({ date })).toBe(message)
  })
})
