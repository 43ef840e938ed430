import type { Relations } from '../figures/ledger.ts'
import { errorAt, namingFile, type Problem } from '../problems/problem.ts'
import type { RelationContext, Violation } from './relation.ts'
import { pilotNamedIn, relationRules } from './rules.ts'
import { evaluateStated } from './stated.ts'

const rule = 'figures/relation'

/**
 * Evaluates every relation between figures. Contradictions in the source are acknowledged in `relations.yaml` with a
 * reason and the exact message of the check, so that another contradiction of the same relation is still reported. An
 * acknowledgement that no longer applies is an error itself.
 */
export function checkRelations(relations: Relations, context: RelationContext): Problem[] {
  const violations = [
    ...relationRules.flatMap((check) => check(context)),
    ...relations.relations.flatMap((relation, index) =>
      evaluateStated(relation, context.figures, { file: relations.file, path: ['relations', index] }),
    ),
  ]
  return [...findUnacknowledged(violations, relations), ...findOutdated(violations, relations)]
}

function findUnacknowledged(violations: readonly Violation[], relations: Relations): Problem[] {
  return violations.flatMap((violation): Problem[] => {
    const { relation, message, alsoAt, missing } = violation
    const entries = relations.acknowledged.filter((entry) => entry.relation === relation)
    if (entries.some(({ found }) => found.includes(message))) return []
    const acknowledge =
      entries.length > 0
        ? `put these words among what is \`found\` of \`${relation}\` in ${relations.file}`
        : `acknowledge \`${relation}\` in ${relations.file} with these words and a reason`
    const fix = violation.fix ?? `correct the figure; if the source itself says so, ${acknowledge}`
    return [namingFile(missing, { ...errorAt(violation.location, rule, message, fix), ...(alsoAt && { alsoAt }) })]
  })
}

function findOutdated(violations: readonly Violation[], relations: Relations): Problem[] {
  return relations.acknowledged.flatMap(({ relation, found }, index) => {
    const messages = violations.filter((violation) => violation.relation === relation).map(({ message }) => message)
    if (messages.length === 0) {
      const message = `relations.yaml acknowledges a contradiction of \`${relation}\`, which holds`
      const place = { file: relations.file, path: ['acknowledged', index, 'relation'] }
      return [namingFile(pilotNamedIn(relation), errorAt(place, rule, message, 'remove the acknowledgement'))]
    }
    return found.flatMap((words, line) => {
      if (messages.includes(words)) return []
      const place = { file: relations.file, path: ['acknowledged', index, 'found', line] }
      const message = `relations.yaml acknowledges “${words}”, which is not what the check finds`
      return [errorAt(place, rule, message, 'remove the line, or write what the check finds now, word for word')]
    })
  })
}
