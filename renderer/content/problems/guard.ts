import { errorAt, type Problem, startOf } from './problem.ts'

/**
 * Keeps one file from ending the work on all others: whatever is thrown over it becomes a problem with its name.
 *
 * @param file the path that messages name
 * @param work what is done with the file
 * @param recover makes the outcome from the problem
 */
export function guard<Outcome>(file: string, work: () => Outcome, recover: (problem: Problem) => Outcome): Outcome {
  try {
    return work()
  } catch (error) {
    // The stack is full: the file holds lists or marks within each other, thousands deep.
    const reason = error instanceof RangeError ? 'its parts are nested too deep' : reasonOf(error)
    const message = `this file cannot be read: ${reason}`
    const fix = 'take out what was added last, until it can be read again'
    return recover(errorAt(startOf(file), 'files/unreadable', message, fix))
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
