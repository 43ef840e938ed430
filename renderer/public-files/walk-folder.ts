import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { displayPath, explainRefusal, listEntries } from '../content/files/file-access.ts'
import { errorAt, type Problem, startOf } from '../content/problems/problem.ts'

/** What lies in a folder. */
export interface WalkedFolder {
  /** The files that may be opened, by their paths in it, with `/` between the names. */
  files: string[]
  /** What no command may open: links, devices, pipes, and names that some program would take for something else. */
  problems: Problem[]
}

/**
 * How many bytes the path of a file may have in its folder: what the build makes of it has a longer name, lies deeper, and
 * must fit on every disk.
 */
const longestPath = 200

/** Looks at everything in a folder, hidden or not, opens nothing, and follows no link. */
export function walkFolder(folder: string): WalkedFolder {
  const walked: WalkedFolder = { files: [], problems: [] }
  walk(folder, '', walked)
  return { ...walked, files: walked.files.sort((a, b) => (a < b ? -1 : 1)) }
}

function walk(folder: string, below: string, walked: WalkedFolder): void {
  const entries = listEntries(join(folder, below))
  if (!entries.ok) {
    walked.problems.push(...entries.problems)
    return
  }
  for (const entry of entries.value) {
    const name = below + entry.name.toString()
    const path = join(folder, name)
    const misnamed = explainName(entry.name, name)
    if (misnamed) walked.problems.push(nameFault(path, ...misnamed))
    else if (entry.isDirectory()) walk(folder, `${name}/`, walked)
    else if (entry.isFile()) walked.files.push(name)
    else walked.problems.push(explainRefusal(path, entry.isSymbolicLink() ? 'EMLINK' : 'ENOTSUP'))
  }
}

function explainName(bytes: Buffer, path: string): [message: string, fix: string] | undefined {
  const name = bytes.toString()
  if (!isUtf8(bytes)) return ['the name is not written in UTF-8', 'give it a name of letters, digits and hyphens']
  if (/[\p{C}\\]|^\s|\s$/u.test(name)) {
    const message = 'the name holds a space at an end, a backslash, or a character that nobody can see'
    return [message, 'give it a name of letters, digits and hyphens']
  }
  if (name.startsWith('+')) {
    const message = 'the name begins with a plus sign, as code of the pages does, and nothing here is code'
    return [message, 'remove it or, if it is a picture or a text, give it another name']
  }
  const bytesOfPath = Buffer.byteLength(path)
  if (bytesOfPath <= longestPath) return undefined
  const message = `the path has ${bytesOfPath} bytes here, expected ${longestPath} at most`
  return [message, 'give it, or a folder that it lies in, a shorter name']
}

/** A fault in the name of a file, or in where it lies. */
export function nameFault(path: string, message: string, fix: string): Problem {
  return errorAt(startOf(displayPath(path)), 'files/name', message, fix)
}
