import type { Figure } from '../../renderer/content/figures/figure.ts'
import type { Ledger } from '../../renderer/content/figures/ledger.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { memoize } from '../../renderer/content/memory/memoize.ts'
import { displayWithUnit } from '../figures/inventory.ts'

/** A list of completions asks for every figure. */
const entriesOf = memoize((ledger: Ledger) => new Map(ledger.figures.map((entry) => [entry.id, entry])))

/** The value of a figure, where it is written, and where it is shown, in lines. */
export function describeFigure(figure: Figure, { ledger }: Pick<LoadedContent, 'ledger'>): string {
  const entry = ledger && entriesOf(ledger).get(figure.id)
  const { file, line } = figure.location
  const seen = entry?.pages.length
    ? `seen on ${entry.pages.join(', ')}`
    : entry?.unseen && `on no page: ${entry.unseen}`
  return [
    `${figure.id}: ${displayWithUnit(figure)}`,
    entry?.meaning ?? figure.label,
    entry ? seen : 'not in the ledger yet',
    figure.id.startsWith('count/') ? 'counted from the content' : `written in ${file}:${line}`,
  ]
    .filter(Boolean)
    .join('\n')
}
