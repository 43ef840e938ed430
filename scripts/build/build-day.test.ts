import { expect, it } from 'vitest'
import { UsageError } from '../command-line.ts'
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

it('is today where SOURCE_DATE_EPOCH is empty', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '' }, now)).toBe('2019-03-11')
})

it.each(['yesterday', '-1', '1.5', '1e9', ' 1', '253402300800', '9'.repeat(400)])(
  'is no SOURCE_DATE_EPOCH of %s',
  (epoch) => {
    const message = `expected SOURCE_DATE_EPOCH to be seconds since 1970, up to 253402300799, found ${epoch}`
    expect(() => buildDay({ SOURCE_DATE_EPOCH: epoch }, now)).toThrow(new UsageError(message))
    expect(buildDay({ SOURCE_DATE_EPOCH: '253402300799' }, now)).toBe('9999-12-31')
  },
)
