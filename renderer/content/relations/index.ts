import type { Figures } from '../figures/figure.ts'
import type { Ledger } from '../figures/ledger.ts'
import type { Problem } from '../problem.ts'
import type { Content } from '../site.ts'
import { agendaEndsAsAnnounced, agendaIsContiguous } from './agenda.ts'
import { countsAreNotNegative, sharesAreWithinBounds } from './bounds.ts'
import { labelFitsOffset, milestonesAreInOrder, offsetFitsZone, timelineIsInOrder } from './calendar.ts'
import type { RelationRule } from './relation.ts'
import { evaluateStated } from './stated.ts'

const rules: readonly RelationRule[] = [
  agendaIsContiguous,
  agendaEndsAsAnnounced,
  offsetFitsZone,
  labelFitsOffset,
  timelineIsInOrder,
  milestonesAreInOrder,
  sharesAreWithinBounds,
  countsAreNotNegative,
]

/**
 * Evaluates every relation between figures. What contradicts itself in the source is acknowledged in the ledger with a
 * reason; an acknowledgement of something that holds is itself a fault.
 */
export function checkRelations(content: Content, figures: Figures, ledger: Ledger): Problem[] {
  const violations = [
    ...rules.flatMap((rule) => rule({ content, figures })),
    ...ledger.relations.flatMap((relation, index) =>
      evaluateStated(relation, figures, ledger.locate(['relations', index])),
    ),
  ]
  const acknowledged = new Set(ledger.acknowledged.map(({ relation }) => relation))
  const violated = new Set(violations.map(({ relation }) => relation))
  const stale = ledger.acknowledged.flatMap(({ relation }, index): Problem[] => {
    if (violated.has(relation)) return []
    const message = `the ledger acknowledges a contradiction of \`${relation}\`, which holds`
    const location = ledger.locate(['acknowledged', index, 'relation'])
    return [{ ...location, severity: 'error', rule: 'figures/relation', message, mend: 'take the acknowledgement out' }]
  })
  const broken = violations
    .filter(({ relation }) => !acknowledged.has(relation))
    .map(({ relation, location, message }): Problem => {
      const mend = `correct the figure; if the source itself says so, acknowledge \`${relation}\` in ${ledger.file} with a reason`
      return { ...location, severity: 'error', rule: 'figures/relation', message, mend }
    })
  return [...broken, ...stale]
}
