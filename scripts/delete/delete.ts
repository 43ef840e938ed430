import { displayPath } from '../../renderer/content/files/file-access.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { report } from '../check/report.ts'
import { writeChanges } from '../content-edits/changes.ts'
import { type ContentPlace, errorsIn } from '../content-edits/on-copy.ts'
import { type Deletion, type DeletionPlan, planDeletion } from './plan.ts'

/** What was deleted, and what is left for the writer to do. */
export interface Deleted extends DeletionPlan {
  left: readonly Problem[]
}

/**
 * Deletes a file with what belongs to it: all of it, or nothing.
 *
 * @throws UsageError when there is no such file, or its address cannot be redirected there
 */
export function deleteFile(place: ContentPlace, deletion: Deletion): Deleted {
  const { root, today } = place
  const plan = planDeletion(root, deletion, today)
  writeChanges(root, plan.changes)
  return { ...plan, left: errorsIn(place) }
}

/** The report for the writer: what was done, and each place that needs attention. */
export function describeDeleted({ done, redirects, left }: Deleted, root: string, { id }: Deletion): string {
  return [
    `✓ ${id} is gone from ${displayPath(root)}`,
    '',
    ...done.map((line) => `  ${line}`),
    ...redirects.map(({ from, to }) => `  ${from} leads to ${to} (\`redirects\` in settings.md)`),
    '',
    ...(left.length === 0
      ? ['  the check finds nothing wrong']
      : [`  this is left to you, as the check tells it:`, '', report(left, 'text')]),
  ].join('\n')
}
