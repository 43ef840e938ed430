import { QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { searchIndexPath } from '../addresses.ts'
import { atBasePath } from '../hosting/base-path.ts'
import { createQueryClient } from './query-client.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'

const client = createQueryClient()
// Watches for the loss and return of the connection.
client.mount()

const options: QueryObserverOptions<SearchIndex> = {
  queryKey: ['search-index'],
  queryFn: async () => {
    const response = await fetch(atBasePath(searchIndexPath, import.meta.env.BASE_URL))
    if (!response.ok) throw new Error(`the search index is answered with ${response.status}`)
    return openSearchIndex(await response.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  // The browser may have the index although there is no connection.
  networkMode: 'offlineFirst',
}

/** Loads the search index while the component is shown; after a `failure`, more tries may follow by themselves. */
export function useSearchIndex() {
  const [observer] = useState(() => new QueryObserver(client, options))
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const result = useSyncExternalStore(subscribe, () => observer.getCurrentResult())
  return { index: result.data, failure: failureOf(result), retry: () => void client.resetQueries() }
}

function failureOf({ data, failureCount, fetchStatus }: QueryObserverResult<SearchIndex>): string | undefined {
  if (data || failureCount === 0) return undefined
  if (fetchStatus === 'paused') return 'You seem to be offline. Search goes on once you are connected again.'
  if (fetchStatus === 'fetching') return 'The search index couldn’t be loaded. Trying once more …'
  return 'The search index couldn’t be loaded. You may be offline, or something blocks it.'
}
