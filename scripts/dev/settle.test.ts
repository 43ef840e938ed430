import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settleChanges } from './settle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells once of many changes in a row, when they have come to rest', () => {
  const tell = vi.fn()
  const { note } = settleChanges(tell, () => '1')
  for (const file of ['a.md', 'b.md', 'a.md']) note(file)
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(tell).toHaveBeenCalledTimes(1)
})

it('tells again of a file that changed after it was read, of which the watcher said nothing', () => {
  const tell = vi.fn()
  const stamps = new Map([['a.md', 'emptied']])
  const { note } = settleChanges(tell, (file) => stamps.get(file) ?? 'gone')
  note('a.md')
  vi.advanceTimersByTime(30)
  expect(tell).toHaveBeenCalledTimes(1)
  stamps.set('a.md', 'written')
  vi.runAllTimers()
  expect(tell).toHaveBeenCalledTimes(2)
})

it('tells nothing more when it was closed', () => {
  const tell = vi.fn()
  const { note, close } = settleChanges(tell, () => '1')
  note('a.md')
  close()
  vi.runAllTimers()
  expect(tell).not.toHaveBeenCalled()
})
