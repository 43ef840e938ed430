/** Reports changes on the disk. */
export interface Changes {
  /** Notes that a file was changed, added or removed. */
  note: (file: string) => void
  /** Forgets what has not been reported yet. */
  close: () => void
}

/** How long a file must be quiet before it is read, in milliseconds: many editors empty a file before they write it. */
const rest = 25
/** How long after that it is checked once more: watchers miss what happens right after an event. */
const secondLook = 150

/**
 * Reports changes together once the writing has settled, and again if a file has changed after it was read.
 *
 * @param tell reads what has changed
 * @param stampOf what changes with every write to a file
 */
export function settleChanges(tell: () => void, stampOf: (file: string) => string | undefined): Changes {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const told = new Set<NodeJS.Timeout>()
  const settle = () => {
    const stamps = [...waiting].map((file) => ({ file, stamp: stampOf(file) }))
    waiting.clear()
    tell()
    const look = setTimeout(() => {
      told.delete(look)
      for (const { file, stamp } of stamps) if (stampOf(file) !== stamp) note(file)
    }, secondLook)
    told.add(look)
  }
  const note = (file: string) => {
    waiting.add(file)
    clearTimeout(timer)
    timer = setTimeout(settle, rest)
  }
  return {
    note,
    close: () => {
      clearTimeout(timer)
      for (const look of told) clearTimeout(look)
    },
  }
}
