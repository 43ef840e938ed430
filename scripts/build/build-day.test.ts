import { expect, it } from 'vitest'
import { buildDay } from './build-day.ts'

const now = () => Date.UTC(2019, 2, 11, 23, 59, 59)

it('is the day in UTC, however far the machine is from it', () => {
  expect(buildDay({}, now)).toBe('2019-03-11')
  expect(buildDay({}, () => now() + 1000)).toBe('2019-03-12')
})

it('is fixed by SOURCE_DATE_EPOCH, so that two builds of one commit are the same', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '1700000000' }, now)).toBe('2023-11-14')
  expect(buildDay({ SOURCE_DATE_EPOCH: '0' }, now)).toBe('1970-01-01')
})

it.each(['', 'yesterday', '-1', '1.5'])('does not mind a SOURCE_DATE_EPOCH that is none: %j', (epoch) => {
  expect(buildDay({ SOURCE_DATE_EPOCH: epoch }, now)).toBe('2019-03-11')
})
