import { readFileSync } from 'node:fs'

/** What a process and everything that it has started use at a moment. */
export interface TreeUse {
  /** Seconds of CPU time, in user and system mode, also of what has ended within the tree. */
  cpu: number
  /** Bytes of resident memory, added over all processes; pages that they share count for each. */
  memory: number
}

/** The kernel reports times to programs in this unit on every architecture (USER_HZ). */
const ticksPerSecond = 100

/** Reads from /proc what the tree below a process uses; undefined once the process has ended, and where there is no /proc. */
export function readTree(pid: number): TreeUse | undefined {
  const own = readProcess(pid)
  if (!own) return undefined
  const uses = [own, ...childrenOf(pid).flatMap((child) => readTree(child) ?? [])]
  return {
    cpu: uses.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: uses.reduce((sum, { memory }) => sum + memory, 0),
  }
}

/** Seconds of CPU time of all processes that this one has started, directly or not, and that have ended. */
export function endedChildrenCpu(): number | undefined {
  const fields = readStat('self')
  return fields && ticks(fields.slice(childrensTimes, childrensTimes + 2))
}

// Where times are in /proc/PID/stat, counted from the state, which follows the name: those of the process itself in
// user and system mode, then those of its children that have ended.
const ownTimes = 11
const childrensTimes = 13

function readProcess(pid: number): TreeUse | undefined {
  const fields = readStat(pid)
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return (
    fields && {
      cpu: ticks(fields.slice(ownTimes, childrensTimes + 2)),
      memory: Number(resident ?? 0) * 1024,
    }
  )
}

function childrenOf(pid: number): number[] {
  return (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
}

function readStat(pid: number | 'self'): string[] | undefined {
  // The name of a process is in parentheses and may contain spaces and parentheses.
  return read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
}

function ticks(counts: readonly string[]): number {
  return counts.reduce((sum, count) => sum + Number(count), 0) / ticksPerSecond
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has just ended, or this system has no /proc.
    return undefined
  }
}
