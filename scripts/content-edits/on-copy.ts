import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type LoadOptions, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { isError, type Problem } from '../../renderer/content/problems/problem.ts'

/** Where the content is, and the day on which it is checked. */
export type ContentPlace = Pick<LoadOptions, 'root' | 'publicFolder' | 'today'>

/** A copy of a content folder that may be changed. */
export interface Copy {
  root: string
  /** The errors in it, told of the content itself. What has not changed since the last time is not read again. */
  check: () => Problem[]
}

/**
 * Tries something out on a copy of the content, so that it is judged exactly as the check will. The content itself is
 * not changed.
 */
export function onCopy<Result>(place: ContentPlace, attempt: (copy: Copy) => Result): Result {
  const { root } = place
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(root, copy, { recursive: true })
    const memory = createMemory()
    const check = () => errorsIn({ ...place, root: copy }, memory).map((problem) => tellOf(problem, copy, root))
    return attempt({ root: copy, check })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The errors in a content folder. */
export function errorsIn(place: ContentPlace, memory = createMemory()): Problem[] {
  return loadContent({ ...place, memory }).problems.filter(isError)
}

/** A problem of the copy, as one of the content. */
function tellOf(problem: Problem, copy: string, root: string): Problem {
  const tell = (words: string) => words.replaceAll(copy, displayPath(root))
  const { file, message, fix } = problem
  return { ...problem, file: tell(file), message: tell(message), ...(fix && { fix: tell(fix) }) }
}
