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
  const reported = new Map<string, string | undefined>()
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  const look = () => {
    for (const [file, stamp] of reported) if (facts.stampOf(file) !== stamp) waiting.add(file)
    if (waiting.size === 0) return reported.clear()
    looks += 1
    if (looks === maxLooks || ![...waiting].some(facts.isUnfinished)) {
      looks = 0
      for (const file of waiting) reported.set(file, facts.stampOf(file))
      waiting.clear()
      notify()
    }
    timer = setTimeout(look, secondLook)
  }
  return (file: string) => {
    waiting.add(file)
    looks = 0
    clearTimeout(timer)
    timer = setTimeout(look, quietTime)
  }
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
