import { type Stats, statSync } from 'node:fs'

/** Inode, size and time of modification: linking a file or renaming a folder around it changes none of them. */
export function writeStamp({ ino, size, mtimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}`
}

/** The same with the time of change, which nobody can set. */
export function changeStamp(stats: Stats): string {
  return `${writeStamp(stats)}:${stats.ctimeMs}`
}

/** The stamp of a file, which changes with it. A missing or forbidden file has none, and reading it says why. */
export function stampOf(path: string): string | undefined {
  try {
    return changeStamp(statSync(path))
  } catch {
    return undefined
  }
}
