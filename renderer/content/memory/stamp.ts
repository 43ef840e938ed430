import { type BigIntStats, statSync } from 'node:fs'

/** What changes with every write to a file, and not with a link to it, or when a folder around it is renamed. */
export function writeStamp({ ino, size, mtimeNs }: BigIntStats): string {
  return `${ino}:${size}:${mtimeNs}`
}

/** The same with the time of change, which nobody can set. */
export function changeStamp(stats: BigIntStats): string {
  return `${writeStamp(stats)}:${stats.ctimeNs}`
}

/** What changes with every change of a file. One that is missing or forbidden has none, and reading it says why. */
export function stampOf(path: string): string | undefined {
  try {
    return changeStamp(statSync(path, { bigint: true }))
  } catch {
    return undefined
  }
}
