import { isPlain } from './plain-output.mjs'
import { printable } from './printable.ts'

/** Reports the progress of a long command. */
export type Progress = ReturnType<typeof createProgress>

/** Progress as a plain line for each step, which a terminal shows from the beginning of the step. */
export function createProgress(stream: NodeJS.WriteStream = process.stdout, now = () => performance.now()) {
  const clear = isPlain(stream) ? '' : '\r\u001b[K'
  let running: { name: string; started: number } | undefined
  const end = (sign: string, last?: string) => {
    if (running)
      stream.write(`${clear}${sign} ${printable(running.name)} (${formatDuration(now() - running.started)})\n`)
    running = undefined
    if (last !== undefined) stream.write(`${printable(last)}\n`)
  }
  return {
    /** Begins a step, which ends the one before it. */
    step: (name: string) => {
      end('✓')
      running = { name, started: now() }
      if (clear) stream.write(`… ${printable(name)}`)
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
