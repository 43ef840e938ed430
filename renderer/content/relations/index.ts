import type { Ledger } from '../figures/ledger.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import type { RelationContext, Violation } from './relation.ts'
import { fileNamedIn, relationRules } from './rules.ts'
import { evaluateStated, idsOf } from './stated.ts'

const rule = 'figures/relation'

/** The input for checking relations. */
interface CheckedFigures extends RelationContext {
  ledger: Ledger
  /** Whether a figure cannot be checked, because its file is broken. */
  isUnknown: (id: string) => boolean
  /** Whether every file could be read. */
  isWhole: boolean
}

/**
 * Evaluates every relation between readable figures. Contradictions in the source are acknowledged in the ledger with a
 * reason and the exact message of the check, so that another contradiction of the same relation is still reported. An
 * acknowledgement that no longer applies is an error itself, once every file can be read.
 */
export function checkRelations({ content, figures, ledger, isUnknown, isWhole }: CheckedFigures): Problem[] {
  const open = new Set(ledger.relations.filter((relation) => idsOf(relation).some(isUnknown)).map(({ id }) => id))
  const isOpen = (name: string) => open.has(name) || isUnknown(`${fileNamedIn(name)}/${name}`)
  const violations = [
    ...relationRules.flatMap((check) => check({ content, figures })),
    ...ledger.relations.flatMap((relation, index) =>
      open.has(relation.id)
        ? []
        : evaluateStated(relation, figures, (path = []) => ledger.locate(['relations', index, ...path])),
    ),
  ]
  return [...findUnacknowledged(violations, ledger), ...(isWhole ? findStale(violations, ledger, isOpen) : [])]
}

function findUnacknowledged(violations: readonly Violation[], ledger: Ledger): Problem[] {
  return violations.flatMap((violation): Problem[] => {
    const { relation, message, places } = violation
    const entries = ledger.acknowledged.filter((entry) => entry.relation === relation)
    if (entries.some(({ found }) => found.includes(message))) return []
    const acknowledge =
      entries.length > 0
        ? `put these words among what is \`found\` of \`${relation}\` in ${ledger.file}`
        : `acknowledge \`${relation}\` in ${ledger.file} with these words and a reason`
    const shown = places ? `${message} (${places.join(', ')})` : message
    const fix = violation.fix ?? `correct the figure; if the source itself says so, ${acknowledge}`
    return [errorAt(violation.location, rule, shown, fix)]
  })
}

function findStale(violations: readonly Violation[], ledger: Ledger, isOpen: (relation: string) => boolean): Problem[] {
  return ledger.acknowledged.flatMap(({ relation, found }, index) => {
    if (isOpen(relation)) return []
    const messages = violations.filter((violation) => violation.relation === relation).map(({ message }) => message)
    if (messages.length === 0) {
      const message = `the ledger acknowledges a contradiction of \`${relation}\`, which holds`
      return [errorAt(ledger.locate(['acknowledged', index, 'relation']), rule, message, 'remove the acknowledgement')]
    }
    return found.flatMap((words, place) => {
      if (messages.includes(words)) return []
      const location = ledger.locate(['acknowledged', index, 'found', place])
      const message = `the ledger acknowledges “${words}”, which is not what the check finds`
      return [errorAt(location, rule, message, 'remove the line, or write what the check finds now, word for word')]
    })
  })
}
