import type { FigureForm } from '../../renderer/content/figures/figure.ts'
import { formatFigure, isUnitShown } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'

/** A figure with everything that is known of it. */
export interface InventoryEntry {
  id: string
  /** As readers see it, with its unit where that is not shown. */
  display: string
  /** What it says, from the ledger. */
  meaning: string
  /** The section of the specification. */
  spec: string
  source: 'frontmatter' | 'derived' | 'code'
  /** Where it is written, as `file:line`. */
  written: string
  /** Where the ledger lists it, as `file:line`. */
  reviewed: string
  /** The pages on which a visitor must see it. */
  pages: readonly string[]
}

/** Lists every figure of the ledger, in its order, with where it is written and seen. */
export function takeInventory({ ledger, figures }: LoadedContent): InventoryEntry[] {
  return (ledger?.figures ?? []).map((entry, index) => {
    const { id, meaning, spec, source, pages } = entry
    const { file, line } = figures[id]?.location ?? { file: 'nowhere', line: 0 }
    const reviewed = ledger?.locate(['figures', index, 'value'])
    return {
      id,
      display: displayWithUnit(figures[id] ?? entry),
      meaning,
      spec,
      source,
      written: source === 'frontmatter' ? `${file}:${line}` : file,
      reviewed: reviewed ? `${reviewed.file}:${reviewed.line}` : '',
      pages,
    }
  })
}

/** A figure as readers see it, followed by its unit where the formatter shows none: `29,000 people`. */
export function displayWithUnit(form: FigureForm): string {
  const { unit } = form
  // A year is plain without its unit.
  const isShown = unit === undefined || unit === 'year' || isUnitShown(unit)
  return isShown ? formatFigure(form) : `${formatFigure(form)} ${unit}`
}
