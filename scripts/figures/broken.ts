import type { LoadedContent } from '../../renderer/content/load.ts'
import { isError } from '../../renderer/content/problems/problem.ts'

/**
 * The errors of content whose figures are unknown, because a file or the ledger is missing or cannot be read; otherwise
 * none.
 *
 * @param side which content it is: `the content at main`
 * @param isMarkdown whether to report in markdown, for a comment on a pull request, rather than as text
 * @param rename names a place for display, if it was read from elsewhere
 */
export function tellBroken(
  side: string,
  { isWhole, problems }: Pick<LoadedContent, 'isWhole' | 'problems'>,
  { isMarkdown = false, rename = (place: string) => place } = {},
): string[] {
  if (isWhole) return []
  const lines = problems
    .filter(isError)
    .map(({ file, line, column, message }) => `${isMarkdown ? '-' : ' '} ${rename(file)}:${line}:${column} ${message}`)
  const heading = `✗ ${side} is broken, so that nothing can be told of its figures:`
  return [[heading, ...(isMarkdown ? [''] : []), ...lines].join('\n')]
}
