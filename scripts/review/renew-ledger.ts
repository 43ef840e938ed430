import { type Figure, type Figures, isSame } from '../../renderer/content/figures/figure.ts'
import type { LedgerFigure } from '../../renderer/content/figures/ledger.ts'
import { pageOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { standInText } from '../../renderer/content/schemas/stand-in.ts'

/**
 * The ledger of what the content says now. A figure that is known keeps its pages, meaning, source, and why it is unseen;
 * of a new one people have to write them. A draft's figures may be in the ledger, and need not.
 */
export function renewLedger({ ledger, figures, entries, index }: LoadedContent): LedgerFigure[] {
  const lines = new Map(ledger.figures.map((entry) => [entry.id, entry]))
  // A new figure belongs on the page of its file; the build says where it is not seen there.
  const pages = new Map(
    entries.flatMap((entry) => entry.figures.map((figure) => [figure.id, pageOf(entry.kind, entry.id)])),
  )
  return Object.values(figures)
    .filter(({ id }) => !index.isUnreviewed(id))
    .map((figure) => {
      const { id, value, unit, qualifier, notation } = figure
      const form = { id, value, ...(unit && { unit }), ...(qualifier && { qualifier }), notation }
      const { pages: seenOn, meaning, source, unseen } = findLine(figure, lines, figures) ?? newWords(pages.get(id))
      return { ...form, pages: seenOn, meaning, source, ...(unseen && { unseen }) }
    })
}

function newWords(page: string | undefined): Pick<LedgerFigure, 'pages' | 'meaning' | 'source' | 'unseen'> {
  const words = { meaning: standInText, source: standInText }
  return page === undefined ? { ...words, pages: [], unseen: standInText } : { ...words, pages: [page] }
}

/** Figures that are named by their position in a list: the times of an agenda. */
const numbered = /(?<=\/agenda-)\d+$/

/** The line of a figure before; in a list whose items have moved, that of the item with its value, if there was one. */
function findLine(figure: Figure, lines: ReadonlyMap<string, LedgerFigure>, figures: Figures) {
  const before = lines.get(figure.id)
  if (!numbered.test(figure.id) || (before && isSame(before, figure))) return before
  const list = figure.id.replace(numbered, '')
  const isIn = ({ id }: Pick<Figure, 'id'>) => id.replace(numbered, '') === list
  const isTaken = before && Object.values(figures).some((current) => isIn(current) && isSame(before, current))
  return [...lines.values()].find((entry) => isIn(entry) && isSame(entry, figure)) ?? (isTaken ? undefined : before)
}

/** What changes between two texts of a ledger, line by line as a diff has it; empty if nothing does. */
export function describeChanges(before: string, after: string): string {
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))]
  const changes = [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ]
  const idOf = (line: string) => line.slice(2).split(',', 1)[0] ?? ''
  // The old line of a figure stands above its new one: sorting keeps the order of what is equal.
  return changes.sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0)).join('\n')
}
