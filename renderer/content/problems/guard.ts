import { errorAt, type Problem, startOf } from './problem.ts'

/** A file was changed while a command worked on it: what was read may be stale. */
export class ChangedMeanwhile extends Error {}

/**
 * Keeps one file from stopping the work on all others: any error except `ChangedMeanwhile` becomes a problem of that file.
 *
 * @param file the path that messages name
 * @param work what is done with the file
 * @param recover makes the outcome from the problem
 * @throws ChangedMeanwhile when the work does
 */
export function guard<Outcome>(file: string, work: () => Outcome, recover: (problem: Problem) => Outcome): Outcome {
  try {
    return work()
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw error
    // A stack overflow: lists or marks are nested thousands deep.
    const reason = error instanceof RangeError ? 'its parts are nested too deep' : reasonOf(error)
    const message = `this file cannot be read: ${reason}`
    const fix = 'remove what was added last until it can be read again'
    return recover(errorAt(startOf(file), 'files/unreadable', message, fix))
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
