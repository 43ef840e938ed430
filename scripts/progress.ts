import { isPlain } from './plain-output.mjs'
import { printable } from './printable.ts'

/** Reports the progress of a long command. */
export type Progress = ReturnType<typeof createProgress>

/** Progress as a line that updates itself on a terminal, and as a plain line for each step elsewhere. */
export function createProgress(stream: NodeJS.WriteStream = process.stdout, now = () => performance.now()) {
  const isTerminal = !isPlain(stream)
  let name: string | undefined
  let started = 0
  const clear = isTerminal ? '\r\u001b[K' : ''
  const end = (sign: string, last?: string) => {
    if (name) stream.write(`${clear}${sign} ${printable(name)} (${formatDuration(now() - started)})\n`)
    name = undefined
    if (last !== undefined) stream.write(`${printable(last)}\n`)
  }
  return {
    /** Begins a step, which ends the one before it. */
    step: (next: string) => {
      end('✓')
      name = next
      started = now()
      if (isTerminal) stream.write(`… ${printable(name)}`)
    },
    /** Updates the running step: `12 of 18`. */
    update: (detail: string) => {
      if (isTerminal && name) stream.write(`${clear}… ${printable(`${name}: ${detail}`)}`)
    },
    /** Adds the running step's outcome to its name. */
    note: (outcome: string) => {
      if (name) name = `${name}, ${outcome}`
    },
    /** Ends the last step, with a line of its own if there is something to say. */
    done: (summary?: string) => end('✓', summary),
    /** Ends the running step as one that has failed, if there is one, and says why. */
    fail: (reason?: string) => end('✗', reason),
  }
}

/** A duration in milliseconds as `340 ms` or `2.1 s`. */
export function formatDuration(milliseconds: number): string {
  return Math.round(milliseconds) < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
