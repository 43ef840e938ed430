let isMinded = false

/**
 * Handles output that gets lost: if the reader has stopped, as in `check | head -1`, nothing more is printed; if it
 * could not be written, as on a full disk, the exit code is 2 whatever the command found.
 */
export function mindOutput(): void {
  if (isMinded) return
  isMinded = true
  for (const stream of [process.stdout, process.stderr]) {
    let isLost = false
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Later writes fail too.
      if (isLost) return
      isLost = true
      if (error.code === 'EPIPE') return
      if (stream === process.stdout) console.error(`error: the output could not be written: ${error.message}`)
      process.once('exit', () => (process.exitCode = 2))
    })
  }
}
