import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { isError, type Problem } from '../../renderer/content/problems/problem.ts'

/**
 * Tries a change out on a copy of the content, so that it is judged exactly as the check will. The content itself is not
 * changed.
 *
 * @param change gets the folder of the copy
 * @returns the errors in the copy, as the check would report them for the content itself
 */
export function errorsAfter(place: ContentPlace, change: (copy: string) => void): Problem[] {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(place.root, copy, { recursive: true })
    change(copy)
    const inPlace = (words: string) => words.replaceAll(copy, displayPath(place.root))
    return errorsIn({ ...place, root: copy }).map((problem) => {
      const { file, message, fix } = problem
      return { ...problem, file: inPlace(file), message: inPlace(message), ...(fix && { fix: inPlace(fix) }) }
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The errors in a content folder. */
export function errorsIn(place: ContentPlace): Problem[] {
  return loadContent(place).problems.filter(isError)
}
