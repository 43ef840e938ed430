import { isPlain } from './plain-output.mjs'
import { printable } from './printable.ts'

/** Reports how far a long command is. */
export interface Progress {
  /** Begins a step, which ends the one before it. */
  step: (name: string) => void
  /** Updates the running step: `12 of 18`. */
  update: (detail: string) => void
  /** Adds the running step's outcome to its name. */
  tell: (outcome: string) => void
  /** Ends the last step, with a line of its own if there is something to say. */
  done: (summary?: string) => void
  /** Ends the running step as one that has failed, if there is one, and says why. */
  fail: (reason?: string) => void
}

/**
 * Progress as a line that updates itself on a terminal, and as a plain line for each step elsewhere.
 *
 * @param stream where it is written
 * @param now the clock, in milliseconds
 */
export function createProgress(
  stream: NodeJS.WriteStream = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
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
    step: (next) => {
      end('✓')
      name = next
      started = now()
      if (isTerminal) stream.write(`… ${printable(name)}`)
    },
    update: (detail) => {
      if (isTerminal && name) stream.write(`${clear}… ${printable(`${name}: ${detail}`)}`)
    },
    tell: (outcome) => {
      if (name) name = `${name}, ${outcome}`
    },
    done: (summary) => end('✓', summary),
    fail: (reason) => end('✗', reason),
  }
}

/** A duration in milliseconds as `340 ms` or `2.1 s`. */
export function formatDuration(milliseconds: number): string {
  return Math.round(milliseconds) < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
