/**
 * Does what a command can do without. The outcome is undefined if the system refuses: there is no such file, the disk is
 * full, or the folder is read-only or disappears.
 */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return undefined
  }
}
