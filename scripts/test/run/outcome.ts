/** What a step of the test command, or several of them, came to. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** How long each test file took, with the step that it belongs to. */
  files: { step: string; name: string; seconds: number }[]
  /** What failed, one line each: the file and the sentence of a test, or a step as a whole. */
  failures: string[]
  /** What tests say that they have done (`context.annotate`), such as how many rounds with which seed. */
  notes: string[]
}

/** An outcome in which nothing has happened yet. */
export const noOutcome: Outcome = { passed: 0, failed: 0, skipped: 0, files: [], failures: [], notes: [] }

/** Adds up what several steps came to. */
export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed, skipped, files, failures, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      files: [...sum.files, ...files],
      failures: [...sum.failures, ...failures],
      notes: [...sum.notes, ...notes],
    }),
    noOutcome,
  )
}

/** The last line of the test command: `120 passed, 0 failed, 2 skipped`. */
export function countLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The slowest files, slowest first, one line each; none where no tests ran. */
export function slowestFiles({ files }: Outcome, most = 10): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
