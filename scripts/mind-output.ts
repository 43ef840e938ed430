let isMinded = false

/**
 * Minds that what a command tells can be lost: whoever has read enough, as `check | head -1` has, is told no more, and where
 * it could not be written, as on a full disk, the exit code is 2 whatever the command found.
 */
export function mindOutput(): void {
  if (isMinded) return
  isMinded = true
  for (const stream of [process.stdout, process.stderr]) {
    let isLost = false
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // What is written after that fails as well.
      if (isLost) return
      isLost = true
      if (error.code === 'EPIPE') return
      if (stream === process.stdout) console.error(`error: the output could not be written: ${error.message}`)
      process.once('exit', () => (process.exitCode = 2))
    })
  }
}
