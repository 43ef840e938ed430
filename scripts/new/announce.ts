import { join } from 'node:path'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { onCopy } from '../content-edits/on-copy.ts'
import { compareProblems } from '../dev/problem-changes.ts'
import { writeFile } from '../write-file.ts'

/** A file that does not exist yet. */
export interface PlannedFile {
  /** Its path from the root of the content. */
  path: string
  text: string
}

/** What a planned file does to the content. */
export interface Effects {
  /** What would be wrong at once. */
  atOnce: Problem[]
  /** What the check will require when the file is published. */
  whenPublished: Problem[]
}

/**
 * Tries a planned file out, as a draft and published.
 *
 * @param root the folder of the content; it is not changed
 * @param today the day of the check, as 2025-09-23
 */
export function foresee(root: string, { path, text }: PlannedFile, today: string): Effects {
  return onCopy({ root, publicFolder: 'public', today }, ({ root: copy, check }) => {
    const before = check()
    const addedBy = (written: string) => {
      writeFile(join(copy, path), written)
      return compareProblems(before, check()).added
    }
    return { atOnce: addedBy(text), whenPublished: addedBy(publish(text)) }
  })
}

/** The text of a draft once it is published. */
export function publish(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}
