import { statSync } from 'node:fs'

/** Whether there is a file at a path. What cannot be looked at, such as a circular link, throws. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false
    throw error
  }
}
