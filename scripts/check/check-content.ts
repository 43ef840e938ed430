import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import type { Problem } from '../../renderer/content/problem.ts'

/** The outcome of a check. */
export interface CheckResult extends LoadedContent {
  /** Whether nothing stops a build. */
  isSound: boolean
  /** What was checked, with numbers. */
  coverage: string
}

/**
 * Checks the content: files, schemas, text, links, and figures against the ledger.
 *
 * @param release whether placeholders are errors, as for a public release
 */
export function checkContent(root: string, { release = false } = {}): CheckResult {
  const loaded = loadContent({ root, publicFolder: 'public' })
  const problems = [
    ...loaded.problems,
    ...placeholderProblems(loaded.placeholders, release),
    ...emptyProblems(loaded, root),
  ]
  const { ledger, figures, fileCount, routes, placeholders } = loaded
  const coverage = [
    `${fileCount} files`,
    `${routes.length} pages`,
    `${ledger?.figures.length ?? 0} figures in the ledger`,
    `${Object.keys(figures).length} in the content`,
    `${placeholders.length} placeholders`,
  ].join(', ')
  return { ...loaded, problems, isSound: !problems.some(({ severity }) => severity === 'error'), coverage }
}

function placeholderProblems(placeholders: readonly Problem[], release: boolean): Problem[] {
  return release
    ? placeholders.map((problem) => ({
        ...problem,
        severity: 'error',
        message: `${problem.message}: a release shows none`,
      }))
    : []
}

/** A check that found nothing to check is no success. */
function emptyProblems({ fileCount, figures }: LoadedContent, root: string): Problem[] {
  if (fileCount > 0 && Object.keys(figures).length > 0) return []
  const message = 'there is nothing to check here: no content file, or no figure'
  return [{ file: root, line: 1, column: 1, severity: 'error', rule: 'check/empty', message }]
}
