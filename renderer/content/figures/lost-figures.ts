import { errorAt, type Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { type Figures, keptIn, scopeOf } from './figure.ts'
import type { Ledger } from './ledger.ts'

/** The entries of the ledger, by their index, whose whole file is not there or has no figure; by the name of the file. */
export type LostFigures = ReadonlyMap<string, readonly number[]>

/** The files of which the ledger has several figures and the content none. */
export function findLost(ledger: Ledger, figures: Figures, isUnknown: (id: string) => boolean): LostFigures {
  const present = new Set(Object.keys(figures).map(scopeOf))
  const lost = new Map<string, number[]>()
  for (const [index, { id }] of ledger.figures.entries()) {
    const scope = scopeOf(id)
    if (keptIn(id) === 'fields' && !present.has(scope) && !isUnknown(id))
      lost.set(scope, [...(lost.get(scope) ?? []), index])
  }
  return new Map([...lost].filter(([, indices]) => indices.length > 1))
}

/** One message for all figures of a file that is not there. */
export function tellLost(ledger: Ledger, lost: LostFigures, figures: Figures): Problem[] {
  const scopes = [...new Set(Object.keys(figures).map(scopeOf))]
  return [...lost].map(([scope, indices]) => {
    const place = ledger.locate(['figures', indices[0] ?? 0, 'id'])
    const message = `the ledger has ${indices.length} figures of \`${scope}\`, and no file of that name has any of them`
    const fix =
      didYouMean(scope, scopes) ||
      `bring ${scope}.md back, or take its figures out of the ledger (\`npm run review\` does it)`
    return errorAt(place, 'figures/ledger', message, fix)
  })
}
