import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { displayPath, explainRefusal, listEntries } from '../content/files/file-access.ts'
import { errorAt, type Fault, type Problem, startOf } from '../content/problems/problem.ts'

export interface WalkedFolder {
  /** The files that may be opened, by their paths in it, with `/` between the names. */
  files: string[]
  /** What no command may open: links, devices, pipes, and names that some program would take for something else. */
  problems: Problem[]
}

/** How many bytes the path of a file may have: what the build makes of it is longer, and must fit on every disk. */
const longestPath = 200

/** Looks at everything in a folder, hidden or not, opens nothing, and follows no link. */
export function walkFolder(folder: string): WalkedFolder {
  const files: string[] = []
  const problems: Problem[] = []
  const walk = (below: string) => {
    const entries = listEntries(join(folder, below))
    if (!entries.ok) problems.push(...entries.problems)
    for (const entry of entries.ok ? entries.value : []) {
      const name = below + entry.name.toString()
      const path = join(folder, name)
      const misnamed = explainName(entry.name, name)
      if (misnamed) problems.push(nameFault(path, misnamed.message, misnamed.fix))
      else if (entry.isDirectory()) walk(`${name}/`)
      else if (entry.isFile()) files.push(name)
      else problems.push(explainRefusal(path, entry.isSymbolicLink() ? 'EMLINK' : 'ENOTSUP'))
    }
  }
  walk('')
  return { files: files.sort(), problems }
}

function explainName(bytes: Buffer, path: string): Fault | undefined {
  const name = bytes.toString()
  const fix = 'give it a name of letters, digits and hyphens'
  if (!isUtf8(bytes)) return { message: 'the name is not written in UTF-8', fix }
  if (/[\p{C}\\]|^\s|\s$/u.test(name))
    return { message: 'the name has a space at an end, a backslash or an invisible character', fix }
  if (name.startsWith('+')) {
    const message = 'the name begins with a plus sign, which is reserved for the code of pages'
    return { message, fix: 'remove it or, if it is a picture or a text, give it another name' }
  }
  const length = Buffer.byteLength(path)
  if (length <= longestPath) return undefined
  const message = `the path has ${length} bytes here, expected ${longestPath} at most`
  return { message, fix: 'give it, or a folder that it is in, a shorter name' }
}

/** A fault in the name of a file, or in its place. */
export function nameFault(path: string, message: string, fix: string): Problem {
  return errorAt(startOf(displayPath(path)), 'files/name', message, fix)
}
