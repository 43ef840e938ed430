import {
  keepPreviousData,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  skipToken,
} from '@tanstack/query-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { searchIndexPath } from '../addresses.ts'
import { atBasePath } from '../hosting/base-path.ts'
import { openSearch } from './pieces.ts'
import { createQueryClient } from './query-client.ts'
import type { SearchIndexFile } from './search-index.ts'

const client = createQueryClient()
// Watches for the loss and return of the connection.
client.mount()

const common = {
  staleTime: Number.POSITIVE_INFINITY,
  // The browser may have a file although there is no connection.
  networkMode: 'offlineFirst',
} as const

async function fetchFile<Content>(address: string): Promise<Content> {
  const response = await fetch(atBasePath(address, import.meta.env.BASE_URL))
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`)
  return response.json()
}

/** Has each piece loaded once. It is the question that is tried again. */
const loadPiece = <Content>(address: string): Promise<Content> =>
  client.fetchQuery({ ...common, queryKey: [address], queryFn: () => fetchFile<Content>(address), retry: false })

const opening = {
  queryKey: ['search'],
  queryFn: async () => openSearch(await fetchFile<SearchIndexFile>(searchIndexPath), loadPiece),
}

/**
 * Loads what a question needs, and answers it, while the component is shown; the answer to an earlier one stays until then.
 * After a `failure`, more tries may follow by themselves.
 */
export function useSearch(question: string) {
  const opened = useQuery(opening)
  const search = opened.data
  const answered = useQuery({
    queryKey: ['answer', question],
    queryFn: search ? async ({ signal }) => ({ question, places: await search(question, signal) }) : skipToken,
    placeholderData: keepPreviousData,
  })
  return {
    answer: answered.data,
    isEarlier: answered.isPlaceholderData,
    failure: failureOf(search ? answered : opened),
    retry: () => void client.resetQueries(),
  }
}

function useQuery<Data>(options: QueryObserverOptions<Data>): QueryObserverResult<Data> {
  const [observer] = useState(() => new QueryObserver<Data>(client, { ...common, ...options }))
  useEffect(() => observer.setOptions({ ...common, ...options }))
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  return useSyncExternalStore(subscribe, () => observer.getCurrentResult())
}

function failureOf({ data, isPlaceholderData, failureCount, fetchStatus }: QueryObserverResult): string | undefined {
  if ((data && !isPlaceholderData) || failureCount === 0) return undefined
  if (fetchStatus === 'paused') return 'You seem to be offline. Search goes on once you are connected again.'
  if (fetchStatus === 'fetching') return 'The search index couldn’t be loaded. Trying once more …'
  return 'The search index couldn’t be loaded. You may be offline, or something blocks it.'
}
