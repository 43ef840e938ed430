import { readFileSync } from 'node:fs'

/** Whether a process is at work. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // The process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process has ended and only waits for its parent to take note, which in a container may take long. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // Other systems have no such file, and take note at once.
    return false
  }
}
