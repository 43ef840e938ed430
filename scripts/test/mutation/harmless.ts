/** A fault that no test needs to notice: its place, what it does, and why nothing is worse for it. */
export interface HarmlessFault {
  file: string
  /** The line as it is without the fault. */
  source: string
  what: string
  reason: string
}

/** Faults that survived a run, and that change nothing that anybody could meet. */
export const harmless: readonly HarmlessFault[] = [
  {
    file: 'renderer/content/entries/review.ts',
    source: 'ledger.release()',
    what: 'leaves a call out',
    reason: 'It frees memory and changes no result; the benchmark measures memory.',
  },
]
