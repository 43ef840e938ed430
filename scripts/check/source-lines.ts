import { readBytes } from '../../renderer/content/files/file-access.ts'
import { limits } from '../../renderer/content/files/limits.ts'

/** Makes a reader of the lines of files, which reads each file once. */
export function createLineReader(): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const lines = known.get(file) ?? readLines(file)
    known.set(file, lines)
    return lines
  }
}

/** The lines of a file; none if it cannot be read, which may be the problem itself. */
function readLines(file: string): readonly string[] {
  const bytes = readBytes(file, limits.ledgerSize)
  return bytes.ok ? new TextDecoder().decode(bytes.value).split(/\r?\n/) : []
}
