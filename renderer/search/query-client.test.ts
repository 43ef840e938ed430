import { QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000

/** A query that always fails, with the moments at which it was tried, in seconds from now. */
function failingQuery() {
  const begin = Date.now()
  const tries: number[] = []
  const queryFn = async () => {
    tries.push((Date.now() - begin) / 1000)
    throw new Error('blocked')
  }
  return { tries, queryFn }
}

test('a failed request is tried three times more in a browser, after 1, 2 and 4 seconds', async () => {
  const client = createQueryClient(false)
  const { tries, queryFn } = failingQuery()
  const observer = new QueryObserver(client, { queryKey: ['index'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(6_999)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', failureCount: 3 })
  await vi.advanceTimersByTimeAsync(1)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', failureCount: 4 })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(tries).toEqual([0, 1, 3, 7])
  stop()
})

test('no wait before a retry is longer than 30 seconds', async () => {
  const client = createQueryClient(false)
  const { tries, queryFn } = failingQuery()
  const outcome = client.fetchQuery({ queryKey: ['index'], queryFn, retry: 7 }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(await outcome).toBe('blocked')
  const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('a failed request is not tried again on the server', async () => {
  // The tests run on a server, as far as the client can tell.
  const client = createQueryClient()
  const { tries, queryFn } = failingQuery()
  const observer = new QueryObserver(client, { queryKey: ['index'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().status).toBe('error')
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(tries).toEqual([0])
  stop()
})

test.each([{ isServer: false }, { isServer: true }])(
  'data that nothing uses is kept for 5 minutes and no longer, on the server $isServer',
  async ({ isServer }) => {
    const client = createQueryClient(isServer)
    const observer = new QueryObserver(client, { queryKey: ['index'], queryFn: async () => 'data' })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(client.getQueryData(['index'])).toBe('data')
    stop()
    await vi.advanceTimersByTimeAsync(5 * minute - 1)
    expect(client.getQueryData(['index'])).toBe('data')
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(['index'])).toBeUndefined()
  },
)
