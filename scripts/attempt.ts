/** The code of a file that is longer than any text can be. */
const tooLong = 'ERR_STRING_TOO_LONG'

/** Does what a command can do without; undefined if the system refuses, as for a missing file or a full disk. */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch (error) {
    const isRefused = error instanceof Error && ('syscall' in error || ('code' in error && error.code === tooLong))
    if (!isRefused) throw error
    return undefined
  }
}
