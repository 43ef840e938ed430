import { errorAt, type PlacedProblem, startOf } from './problem.ts'

/**
 * Keeps one file from stopping the work on all others: any error becomes a problem of that file, from which the outcome
 * is made.
 */
export function guard<Outcome>(file: string, work: () => Outcome, recover: (problem: PlacedProblem) => Outcome) {
  try {
    return work()
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    // A stack overflow: lists or marks are nested thousands deep.
    const cause = error instanceof RangeError ? 'its parts are nested too deep' : reason
    const message = `this file cannot be read: ${cause}`
    const fix = 'remove what was added last until it can be read again'
    return recover(errorAt(startOf(file), 'files/unreadable', message, fix))
  }
}
