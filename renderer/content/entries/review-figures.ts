import { compareLedger } from '../figures/compare.ts'
import { codeFigures, countFigures } from '../figures/derived.ts'
import type { Figures } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { listRoutes } from '../kinds/routes.ts'
import { checkRelations } from '../relations/check-relations.ts'
import { findPastCopyright, findPastDays } from '../relations/past.ts'
import { isDraft } from './entry.ts'
import type { ContentFiles } from './read-files.ts'
import type { Content } from './site.ts'

/** All figures of the site, and what the ledger says of them. */
export type Review = ReturnType<typeof reviewFigures>

/** Compares all figures, those of drafts included, with the ledger and with each other. */
export function reviewFigures({ ledger, relations, entries }: ContentFiles, published: Content, today: string) {
  const all = [...codeFigures(), ...countFigures(published), ...entries.flatMap((entry) => entry.figures)]
  // Of two figures of one name, which two files of one name have, the first has it.
  const figures: Figures = Object.fromEntries([...groupBy(all, ({ id }) => id)].map(([id, [first]]) => [id, first]))
  // A draft's figures may be reviewed before it is published; they need not.
  const ofDrafts = new Set(entries.filter(isDraft).flatMap((entry) => entry.figures.map(({ id }) => id)))
  const reviewed = new Set(ledger.figures.map(({ id }) => id))
  const isUnreviewed = (id: string) => !reviewed.has(id) && ofDrafts.has(id)
  const reviewable = Object.fromEntries(Object.entries(figures).filter(([id]) => !isUnreviewed(id)))
  const problems = [
    ...compareLedger(ledger, reviewable, new Set(listRoutes(entries).map(({ path }) => path))),
    ...checkRelations(relations, { content: published, figures }),
    ...findPastDays(published, figures, today),
    ...findPastCopyright(published, figures, today),
  ]
  return { figures, problems, isUnreviewed }
}
