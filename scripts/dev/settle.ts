import { statsOf } from '../../renderer/content/files/file-access.ts'

/** How long a file must be quiet before it is read, in milliseconds. */
const quietTime = 25
/** How long after that it is checked once more: watchers miss what happens right after an event. */
const secondLook = 150
/** How often an unfinished file is looked at before it is taken as is: many editors empty or delete it first. */
const maxLooks = 4

/**
 * Reports changes together once the writing has settled, and again if a file has changed after it was read.
 *
 * @returns what notes that a file was changed, added or removed
 */
export function settleChanges(notify: () => void, facts = { stampOf, isUnfinished }) {
  const waiting = new Set<string>()
  const stamps = new Map<string, string | undefined>()
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  const settle = () => {
    looks += 1
    if (looks < maxLooks && [...waiting].some(facts.isUnfinished)) {
      timer = setTimeout(settle, secondLook)
      return
    }
    looks = 0
    for (const file of waiting) stamps.set(file, facts.stampOf(file))
    waiting.clear()
    notify()
    timer = setTimeout(lookAgain, secondLook)
  }
  const lookAgain = () => {
    const changed = [...stamps].filter(([file, stamp]) => facts.stampOf(file) !== stamp)
    stamps.clear()
    for (const [file] of changed) note(file)
  }
  const note = (file: string) => {
    waiting.add(file)
    looks = 0
    clearTimeout(timer)
    timer = setTimeout(settle, quietTime)
  }
  return note
}

/** Whether a file looks like a save that is under way: empty, or gone. */
function isUnfinished(file: string): boolean {
  return !statsOf(file)?.size
}

/** What changes with a file; undefined for one that is not there. */
function stampOf(file: string): string | undefined {
  const stats = statsOf(file)
  return stats && `${stats.ino}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}`
}
