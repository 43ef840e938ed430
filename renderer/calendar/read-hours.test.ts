import { expect, it } from 'vitest'
import { readHours } from './read-hours.ts'

it('reads hours with a hyphen or a dash', () => {
  for (const written of ['09:30-11:00', '09:30–11:00'])
    expect(readHours(written)).toMatchObject({ from: '09:30', to: '11:00' })
})

it('refuses what is no time range', () => {
  for (const written of ['09:30', '11:00-09:30', 'Q4']) expect(() => readHours(written)).toThrow(written)
})
