import { codeFigures } from '../figures/code.ts'
import { countFigures } from '../figures/count.ts'
import { type Figures, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { findRepeatedNames } from '../figures/repeated-names.ts'
import { assembleContent } from './assemble.ts'
import type { Publication } from './publication.ts'
import type { ReadFiles } from './read-files.ts'

/** All figures of the site. */
export type AllFigures = ReturnType<typeof findAllFigures>

/** Brings the figures of the code, those that are counted and those of the files together. */
export function findAllFigures({ entries, expected, moved, broken }: ReadFiles, { published }: Publication) {
  /** What is published, for what needs all of it, such as counting; undefined while a file is broken or missing. */
  const whole = entries.length === expected.length - moved.length ? assembleContent(published) : undefined
  const counts = whole ? countFigures(whole) : []
  const repeated = findRepeatedNames(entries)
  /**
   * Whether nothing can be said of a figure: its file is broken, or two of its file share a name, one of which was meant to have
   * another.
   */
  const isUnknown = (id: string) => {
    const scope = scopeOf(id)
    return broken.has(scope) || repeated.scopes.has(scope) || (scope === 'count' && counts.length === 0)
  }
  const all = groupBy([...codeFigures(), ...counts, ...entries.flatMap((entry) => entry.figures)], ({ id }) => id)
  // Of two figures of one name the first has it.
  const figures: Figures = Object.fromEntries([...all].map(([id, [first]]) => [id, first]))
  return { figures, isUnknown, whole, repeated: repeated.problems }
}
