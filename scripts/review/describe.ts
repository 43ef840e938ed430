import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import { type Figure, keptIn } from '../../renderer/content/figures/figure.ts'
import { describeBoth, describeForm } from '../../renderer/content/figures/format.ts'
import type { Ledger } from '../../renderer/content/figures/ledger.ts'

/** A difference between content and ledger for a reviewer: old and new, what it means, where it is written and seen. */
export function describeDifference(ledger: Ledger, difference: LedgerDifference): string {
  const { id, meaning, pages } = difference.entry
  const { change, places } = tell(ledger, difference)
  return [
    `${id}: ${change}`,
    `  ${meaning}`,
    `  ${places.join(', ')}`,
    `  must be seen on ${pages.join(', ') || 'no page'}`,
  ].join('\n')
}

function tell(ledger: Ledger, difference: LedgerDifference): { change: string; places: string[] } {
  const reviewedAt = (index: number) => {
    const { file, line } = ledger.locate(['figures', index, 'value'])
    return `reviewed in ${file}:${line}`
  }
  switch (difference.kind) {
    case 'changed': {
      const { one, other } = describeBoth(difference.entry, difference.figure)
      return { change: `${one} → ${other}`, places: [writtenIn(difference.figure), reviewedAt(difference.index)] }
    }
    case 'renumbered':
      return {
        change: `(renumbered) → ${difference.figure.id}`,
        places: [writtenIn(difference.figure), reviewedAt(difference.index)],
      }
    case 'new':
      return { change: `(new) → ${describeForm(difference.figure)}`, places: [writtenIn(difference.figure)] }
    case 'gone':
      return { change: `${describeForm(difference.entry)} → (gone)`, places: [reviewedAt(difference.index)] }
  }
}

function writtenIn({ id, location: { file, line } }: Figure): string {
  const kept = keptIn(id)
  return kept === 'count' ? `counted in ${file}` : `written in ${kept === 'code' ? file : `${file}:${line}`}`
}
