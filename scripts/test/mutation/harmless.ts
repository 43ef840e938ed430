/** A fault that no test needs to notice: its place, what it does, and why nothing is worse for it. */
interface HarmlessFault {
  file: string
  /** The line as it is without the fault. */
  source: string
  what: string
  reason: string
}

/** Faults that survived a run, and that change nothing that anybody could meet. */
export const harmless: readonly HarmlessFault[] = [
  {
    file: 'scripts/language-server/server.ts',
    source: 'const pause = 150',
    what: 'counts one more',
    reason: 'Nobody feels a millisecond more of waiting, and no test depends on the clock.',
  },
  {
    file: 'renderer/content/entries/review.ts',
    source: 'ledger.release()',
    what: 'leaves a call out',
    reason: 'It frees memory and changes no result; the benchmark measures memory.',
  },
]
