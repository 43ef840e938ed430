import { keepPreviousData, QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { atBasePath } from '../hosting/base-path.ts'
import { createAnswering } from './answer.ts'
import { createQueryClient } from './query-client.ts'

const client = createQueryClient()
// Watches for the loss and return of the connection.
client.mount()

const answerTo = createAnswering(client, fetchFile)

async function fetchFile<Content>(address: string): Promise<Content | null> {
  const response = await fetch(atBasePath(address, import.meta.env.BASE_URL))
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`)
  return response.json()
}

/**
 * Loads what a question needs, and answers it, while the component is shown; the answer to an earlier one stays until then.
 * After a `failure`, more tries may follow by themselves.
 */
export function useSearch(question: string) {
  const options = {
    queryKey: ['answer', question],
    queryFn: ({ signal }: { signal: AbortSignal }) => answerTo(question, signal),
    placeholderData: keepPreviousData,
  }
  const [observer] = useState(() => new QueryObserver(client, options))
  useEffect(() => observer.setOptions(options))
  const result = useSyncExternalStore(observer.subscribe, () => observer.getCurrentResult())
  return {
    answer: result.data,
    isEarlier: result.isPlaceholderData,
    failure: failureOf(result),
    retry: () => void client.resetQueries(),
  }
}

function failureOf({ data, isPlaceholderData, failureCount, fetchStatus }: QueryObserverResult): string | undefined {
  if ((data && !isPlaceholderData) || failureCount === 0) return undefined
  if (fetchStatus === 'paused') return 'You seem to be offline. Search goes on once you are connected again.'
  if (fetchStatus === 'fetching') return 'The search index couldn’t be loaded. Trying once more …'
  return 'The search index couldn’t be loaded. You may be offline, or something blocks it.'
}
