import { errorAt, type ReadResult, startOf } from './problem.ts'

/** Keeps one file from stopping the work on all others: any error becomes a problem of that file. */
export function guard<Value>(file: string, work: () => ReadResult<Value>): ReadResult<Value> {
  try {
    return work()
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    // A stack overflow: lists or marks are nested thousands deep.
    const cause = error instanceof RangeError ? 'its parts are nested too deep' : reason
    const message = `this file cannot be read: ${cause}`
    const fix = 'remove what was added last until it can be read again'
    return { ok: false, problems: [errorAt(startOf(file), 'files/unreadable', message, fix)] }
  }
}
