/** The delays and limits of the client code (specification, section 9), in milliseconds; the ledger has them too. */
export const clientDefaults = {
  /** How long a pointer rests on an element before its tooltip opens. */
  tooltipDelay: 700,
  /** Within this time after one tooltip, the next opens without delay. */
  tooltipSkipDelay: 300,
  /** How long fetched data that nothing uses stays in the cache. */
  cacheCollection: 5 * 60_000,
  /** The wait before the first retry of a failed request; it doubles with each. */
  firstRetryWait: 1000,
  longestRetryWait: 30_000,
  /** How often a failed request is retried in a browser; on the server it never is. */
  retries: 3,
} as const
