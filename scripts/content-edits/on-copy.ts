import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { isError, type Problem } from '../../renderer/content/problems/problem.ts'

/**
 * Tries something out on a copy of the content, so that it is judged exactly as the check will. The content itself is
 * not changed.
 *
 * @param work gets the folder of the copy, and `check`, which finds the errors in it and reports them for the content
 *   itself; what has not changed since the last time is not read again
 */
export function onCopy<Result>(place: ContentPlace, work: (copy: string, check: () => Problem[]) => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(place.root, copy, { recursive: true })
    const memory = createMemory()
    const inPlace = (words: string) => words.replaceAll(copy, displayPath(place.root))
    return work(copy, () =>
      errorsIn({ ...place, root: copy }, memory).map((problem) => {
        const { file, message, fix } = problem
        return { ...problem, file: inPlace(file), message: inPlace(message), ...(fix && { fix: inPlace(fix) }) }
      }),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The errors in a content folder. */
export function errorsIn(place: ContentPlace, memory = createMemory()): Problem[] {
  return loadContent({ ...place, memory }).problems.filter(isError)
}
