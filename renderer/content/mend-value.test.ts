import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mendValue } from './mend-value.ts'
import { date, figureForm } from './schemas/figure.ts'

const schema = z.strictObject({
  ...figureForm,
  value: figureForm.value.optional(),
  date: date.optional(),
  columns: z.number().optional(),
})

/** The mend for the first fault in some fields. */
function mend(fields: object): string | undefined {
  const issue = schema.safeParse(fields, { reportInput: true }).error?.issues[0]
  if (!issue) throw new Error('there is no fault')
  return mendValue(issue)
}

describe('a value that was typed as a reader sees it', () => {
  it.each([
    ['20,000+', 'write `value: 20000` and `qualifier: +`, each on a line of its own'],
    ['US$78.53', 'write `value: 78.53` and `unit: USD`, each on a line of its own'],
    ['200M', 'write `value: 200000000` and `notation: compact`, each on a line of its own'],
    ['65–84', 'write `value: { from: 65, to: 84 }`, each on a line of its own'],
  ])('is taken apart: %s', (value, message) => {
    expect(mend({ value })).toBe(message)
  })

  it('becomes a date, or a bare number, where one is wanted', () => {
    expect(mend({ date: '23 September 2025' })).toBe('write 2025-09-23')
    expect(mend({ columns: '1,200' })).toBe('write 1200')
  })

  it('is left alone where nothing can be read', () => {
    expect(mend({ value: 'many' })).toBeUndefined()
    expect(mend({ date: 'in autumn' })).toBeUndefined()
    expect(mend({ columns: 'six or so' })).toBeUndefined()
  })
})
