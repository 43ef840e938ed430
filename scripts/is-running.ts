import { readBytes } from '../renderer/content/files/file-access.ts'

/** Whether a process is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // The process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is a zombie: ended, but not yet collected by its parent, which may take long in a container. */
function isZombie(pid: number): boolean {
  // Other systems have no such file, and collect at once.
  const read = readBytes(`/proc/${pid}/stat`)
  return read.ok && /\) Z /.test(Buffer.from(read.value).toString())
}
