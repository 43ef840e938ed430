import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'

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
 * Tries a planned file out on a copy of the content, as a draft and published, so that what is said of it is what the check
 * will really say.
 *
 * @param root the folder of the content; it is not changed
 * @param today the day of the check, as 2025-09-23
 */
export function foresee(root: string, { path, text }: PlannedFile, today: string): Effects {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(root, copy, { recursive: true })
    // All but the planned file is read once.
    const memory = createMemory()
    const check = () =>
      loadContent({ root: copy, publicFolder: 'public', renders: false, today, memory })
        .problems.filter(({ severity }) => severity === 'error')
        .map((problem) => rename(problem, copy, root))
    const before = check()
    // The folder is not there before the first file of its kind.
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
    const atOnce = without(check(), before)
    writeFileSync(join(copy, path), publish(text))
    return { atOnce, whenPublished: without(check(), before) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The text of a draft once it is none any more. */
export function publish(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}

/** A problem of the copy, told of the content itself. */
function rename(problem: Problem, copy: string, root: string): Problem {
  const tell = (words: string) => words.replaceAll(copy, displayPath(root))
  const { file, message, fix } = problem
  return { ...problem, file: tell(file), message: tell(message), ...(fix && { fix: tell(fix) }) }
}

function without(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const told = new Set(known.map((problem) => JSON.stringify(problem)))
  return problems.filter((problem) => !told.has(JSON.stringify(problem)))
}
