/** The code of a file that is longer than any text can be. */
const tooLong = 'ERR_STRING_TOO_LONG'

/**
 * Does what a command can do without. The outcome is undefined if the system refuses: there is no such file, the disk is
 * full, or the folder is read-only or disappears.
 */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch (error) {
    const isRefused = error instanceof Error && ('syscall' in error || ('code' in error && error.code === tooLong))
    if (!isRefused) throw error
    return undefined
  }
}
