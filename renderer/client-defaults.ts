/**
 * The delays and limits of the site's client code (specification, section 9, client defaults). All times are
 * in milliseconds. The ledger of figures holds the same numbers, and the check compares them.
 */
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
