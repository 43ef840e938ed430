import { errorAt, type Problem } from '../problems/problem.ts'
import type { LedgerDifference } from './differences.ts'
import type { Ledger } from './ledger.ts'
import { groupByList, placeOf } from './renumbered.ts'

/** One message for all entries of a list, since one edit of the file has moved them. */
export function tellRenumbered(ledger: Ledger, differences: readonly LedgerDifference[]): Problem[] {
  const moved = differences.flatMap((each) =>
    each.kind === 'renumbered' ? [{ id: each.entry.id, now: each.figure.id, index: each.index }] : [],
  )
  return [...groupByList(moved)].map(([list, steps]) => {
    const place = ledger.locate(['figures', steps[0]?.index ?? 0, 'id'])
    const numbers = steps.map(({ id, now }) => `${placeOf(id)} → ${placeOf(now)}`).join(', ')
    const names = steps.map(({ id, now }) => `\`${id}\` is \`${now.replace(/^.*\//, '')}\``)
    const message = `items of a list have moved, and the ledger has their old numbers: ${names.join(', ')} now`
    const fix = `renumber ${numbers}: in the ids of \`${list}…\` here (\`npm run review\` does it), and in texts that refer to them`
    return errorAt(place, 'figures/ledger', message, fix)
  })
}
