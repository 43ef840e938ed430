import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settleChanges } from './settle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Files by what stands in them. */
function factsOf(files: ReadonlyMap<string, string>) {
  return { stampOf: (file: string) => files.get(file), isUnfinished: (file: string) => !files.get(file) }
}

it('tells once of many changes in a row, when they have come to rest', () => {
  const tell = vi.fn()
  const note = settleChanges(tell, { stampOf: () => '1', isUnfinished: () => false })
  for (const file of ['a.md', 'b.md', 'a.md']) note(file)
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(tell).toHaveBeenCalledTimes(1)
})

it('tells again of a file that changed after it was read, of which the watcher said nothing', () => {
  const tell = vi.fn()
  const files = new Map([['a.md', 'begun']])
  const note = settleChanges(tell, factsOf(files))
  note('a.md')
  vi.advanceTimersByTime(30)
  expect(tell).toHaveBeenCalledTimes(1)
  files.set('a.md', 'written')
  vi.runAllTimers()
  expect(tell).toHaveBeenCalledTimes(2)
})

it.each([
  ['empties a file', ''],
  ['takes a file away', undefined],
])('waits for the rest of a save that first %s, and tells of it once', (_, between) => {
  const files = new Map(between === undefined ? [] : [['a.md', between]])
  const seen: (string | undefined)[] = []
  const note = settleChanges(() => void seen.push(files.get('a.md')), factsOf(files))
  note('a.md')
  vi.advanceTimersByTime(250)
  files.set('a.md', 'written')
  vi.runAllTimers()
  expect(seen).toEqual(['written'])
})

it.each([
  ['an empty file', new Map([['a.md', '']])],
  ['a deleted one', new Map<string, string>()],
])('takes %s seriously that stays so, half a second after the last change', (_, files) => {
  const tell = vi.fn()
  const note = settleChanges(tell, factsOf(files))
  note('a.md')
  vi.advanceTimersByTime(400)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(tell).toHaveBeenCalledTimes(1)
})
