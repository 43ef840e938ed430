import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { type Problem, sortProblems } from '../../renderer/content/problem.ts'
import { buildDay } from '../build/build-day.ts'

/** The outcome of a check. */
export interface CheckResult extends LoadedContent {
  /** Whether nothing stops a build. */
  isSound: boolean
}

/**
 * Checks the content: files, schemas, text, links, figures against the ledger, and relations between figures.
 *
 * @param release whether placeholders are errors, as for a public release
 * @param renders whether the texts are rendered too, for a build
 */
export function checkContent(root: string, { release = false, renders = true } = {}): CheckResult {
  const loaded = loadContent({ root, publicFolder: 'public', renders, today: buildDay() })
  const problems = [
    ...loaded.problems,
    ...(release ? loaded.placeholders.map(refuse) : []),
    ...findNothingChecked(loaded, root),
  ]
  return { ...loaded, problems: sortProblems(problems), isSound: isSound(problems) }
}

/** Whether no problem is an error. */
export function isSound(problems: readonly Problem[]): boolean {
  return !problems.some(({ severity }) => severity === 'error')
}

/**
 * What was checked, with numbers: a reader sees at once whether a check had anything to check.
 *
 * @param seen how many figures are seen on the built pages; undefined when the pages were not read
 */
export function coverageOf({ ledger, figures, references, accepted }: LoadedContent, seen: number | undefined): string {
  const written = Object.values(figures).filter(({ id }) => !id.startsWith('count/') && !id.startsWith('client/'))
  return [
    `${ledger?.figures.length ?? 0} figures in the ledger`,
    `${written.length} in frontmatter`,
    ...(seen === undefined ? [] : [`${seen} seen on pages`]),
    `${references} in prose through references`,
    `${accepted.length} accepted`,
    ...(seen === undefined ? ['pages: not built'] : []),
  ].join(', ')
}

function refuse(placeholder: Problem): Problem {
  return { ...placeholder, severity: 'error', message: `${placeholder.message}: a release shows none` }
}

/** A check that found nothing to check is no success. */
function findNothingChecked({ fileCount, figures }: LoadedContent, root: string): Problem[] {
  if (fileCount > 0 && Object.keys(figures).length > 0) return []
  const message = 'there is nothing to check here: no content file, or no figure'
  return [{ file: root, line: 1, column: 1, severity: 'error', rule: 'check/empty', message }]
}
