import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { onCopy, without } from '../content-edits/on-copy.ts'

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
  /** What the check will ask for when the file is published. */
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
    // The folder is not there before the first file of its kind.
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
    const atOnce = without(check(), before)
    writeFileSync(join(copy, path), publish(text))
    return { atOnce, whenPublished: without(check(), before) }
  })
}

/** The text of a draft once it is none any more. */
export function publish(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}
