import type { LoadedContent } from '../../renderer/content/load.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'

/** Content whose figures are unknown, because a file or the ledger cannot be read. */
export interface BrokenContent {
  /** Which content it is: `the content at main`. */
  side: string
  problems: readonly Problem[]
}

/**
 * The errors of content of which a file or the ledger is missing or cannot be read.
 *
 * @param rename names a place for people, where it was read from elsewhere
 */
export function findBroken(
  side: string,
  { isWhole, problems }: Pick<LoadedContent, 'isWhole' | 'problems'>,
  rename = (place: string) => place,
): BrokenContent[] {
  if (isWhole) return []
  const errors = problems.filter(({ severity }) => severity === 'error')
  return [{ side, problems: errors.map((problem) => ({ ...problem, file: rename(problem.file) })) }]
}

/** What is broken, as plain text, one problem a line. */
export function brokenAsText(broken: readonly BrokenContent[]): string {
  return broken
    .map(({ side, problems }) => [heading(side), ...problems.map((problem) => `  ${tell(problem)}`)].join('\n'))
    .join('\n')
}

/** What is broken, as lists in markdown, fit for a comment on a pull request. */
export function brokenAsMarkdown(broken: readonly BrokenContent[]): string {
  return broken
    .map(({ side, problems }) => [heading(side), '', ...problems.map((problem) => `- ${tell(problem)}`)].join('\n'))
    .join('\n\n')
}

function heading(side: string): string {
  return `✗ ${side} is broken, so that nothing can be told of its figures:`
}

function tell({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`
}
