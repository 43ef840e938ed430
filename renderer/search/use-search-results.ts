import { useCallback, useEffect, useState } from 'react'

type Results = typeof import('./SearchResults.tsx').SearchResults

/** Loads what searches and shows the results: the search library, the client for data, and the index with them. */
export function useSearchResults() {
  const [state, setState] = useState<{ Results?: Results; hasFailed: boolean }>({ hasFailed: false })
  const load = useCallback((isRetry: boolean) => {
    setState({ hasFailed: false })
    import('./SearchResults.tsx').then(
      ({ SearchResults }) => setState({ Results: SearchResults, hasFailed: false }),
      (error) => {
        // As with islands: its files are there, and fail again.
        if (error && isRetry) location.reload()
        setState({ hasFailed: true })
      },
    )
  }, [])
  useEffect(() => load(false), [load])
  return { ...state, retry: () => load(true) }
}
