import { QueryClient } from '@tanstack/query-core'
import { clientDefaults } from '../client-defaults.ts'

/** Makes the client through which all data is fetched. On a server no visitor waits, and nothing is tried again. */
export function createQueryClient(isServer = typeof window === 'undefined'): QueryClient {
  const { cacheCollection, retries, firstRetryWait, longestRetryWait } = clientDefaults
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: cacheCollection,
        staleTime: Number.POSITIVE_INFINITY,
        // The browser may have a file although there is no connection.
        networkMode: 'offlineFirst',
        retry: isServer ? false : retries,
        retryDelay: (failures) => Math.min(firstRetryWait * 2 ** failures, longestRetryWait),
      },
    },
  })
}
