import { expect, it } from 'vitest'
import { beforeAndAfter, midnightAfter } from './day-after.ts'

it.each([
  ['a zone in the west', { date: '2040-02-28', timeZone: 'America/New_York' }, '2040-02-29T00:00-05:00'],
  ['a zone in the east', { date: '2041-01-31', timeZone: 'Pacific/Auckland' }, '2041-02-01T00:00+13:00'],
  ['UTC', { date: '2041-05-14', timeZone: 'Etc/UTC' }, '2041-05-15T00:00+00:00'],
  ['summer time', { date: '2025-09-23', timeZone: 'Europe/Zurich' }, '2025-09-24T00:00+02:00'],
  ['winter time', { date: '2025-11-15', timeZone: 'Europe/Zurich' }, '2025-11-16T00:00+01:00'],
  ['the day on which summer time ends', { date: '2025-10-26', timeZone: 'Europe/Zurich' }, '2025-10-27T00:00+01:00'],
  ['the day before summer time', { date: '2026-03-28', timeZone: 'Europe/Zurich' }, '2026-03-29T00:00+01:00'],
])('the midnight after a summit has %s', (_, summit, midnight) => {
  expect(midnightAfter(summit)).toBe(midnight)
})

it.each([
  ['Europe/Zurich', '+02:00', '2025-09-23', 'before'],
  ['Europe/Zurich', '+02:00', '2025-09-24', 'after'],
  ['Etc/UTC', '+00:00', '2025-09-24', 'after'],
  // It is still the 23rd there when the 24th begins in UTC.
  ['America/Los_Angeles', '-07:00', '2025-09-24', 'before'],
  ['America/Los_Angeles', '-07:00', '2025-09-25', 'after'],
  // The 24th begins there at 10:00 UTC on the 23rd, and the start of that day is before it.
  ['Pacific/Kiritimati', '+14:00', '2025-09-23', 'before'],
  ['Pacific/Kiritimati', '+14:00', '2025-09-24', 'after'],
])(
  'of a summit in %s, at %s on 23 September, a build on %s shows what is for %s it',
  (timeZone, offset, today, shown) => {
    expect(beforeAndAfter({ date: '2025-09-23', timeZone }, today)).toEqual(
      shown === 'after'
        ? { before: { hidden: true }, after: {}, isOver: true }
        : {
            before: { 'data-turns': `2025-09-24T00:00${offset}` },
            after: { 'data-turns': `2025-09-24T00:00${offset}`, hidden: true },
            isOver: false,
          },
    )
  },
)
