import { join } from 'node:path'
import { displayPath, explainRefusal, listEntries } from '../content/files/file-access.ts'
import { errorAt, type PlacedProblem, startOf } from '../content/problems/problem.ts'

export interface WalkedFolder {
  /** The files that may be opened, by their paths in it, with `/` between the names. */
  files: string[]
  /** The folders, with a slash at the end of each. */
  folders: string[]
  /** What no command may open: links, devices, pipes, and names that some program would take for something else. */
  problems: PlacedProblem[]
}

/** The code of pages begins with a plus sign; the others deceive an editor, a host or a terminal, or are no UTF-8. */
const oddName = /^\+|^\s|\s$|[\p{C}\\\ufffd]/u

/** Looks at everything in a folder, hidden or not, opens nothing, and follows no link. */
export function walkFolder(folder: string): WalkedFolder {
  const files: string[] = []
  const folders: string[] = []
  const problems: PlacedProblem[] = []
  const walk = (below: string) => {
    const entries = listEntries(join(folder, below))
    if (!entries.ok) problems.push(...entries.problems)
    for (const entry of entries.ok ? entries.value : []) {
      const own = entry.name.toString()
      const name = below + own
      const path = join(folder, name)
      if (oddName.test(own)) problems.push(errorAt(startOf(displayPath(path)), 'files/name', oddity, plainly))
      else if (entry.isDirectory()) {
        folders.push(`${name}/`)
        walk(`${name}/`)
      } else if (entry.isFile()) files.push(name)
      else problems.push(explainRefusal(path, entry.isSymbolicLink() ? 'EMLINK' : 'ENOTSUP'))
    }
  }
  walk('')
  return { files: files.sort(), folders, problems }
}

const oddity = 'the name begins with `+`, has a space at an end, or a backslash or a character that nobody can read'
const plainly = 'remove it, or give it a name of letters, digits and hyphens'
