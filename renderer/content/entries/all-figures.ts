import { codeFigures } from '../figures/code.ts'
import { countFigures } from '../figures/count.ts'
import { type Figures, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { findRepeatedNames } from '../figures/repeated-names.ts'
import type { Problem } from '../problems/problem.ts'
import { assembleContent } from './assemble.ts'
import type { Publication } from './publication.ts'
import type { ReadFiles } from './read-files.ts'
import type { Content } from './site.ts'

/** All figures of the site. */
export interface AllFigures {
  figures: Figures
  /** Whether nothing can be said of a figure, because its file is broken or two figures have its name. */
  isUnknown: (id: string) => boolean
  /** What is published, for what needs all of it; undefined while a file is broken or missing. */
  whole: Content | undefined
  /** Figures that share their names. */
  repeated: Problem[]
}

/** Brings the figures of the code, those that are counted and those of the files together. */
export function findAllFigures(
  { entries, expected, moved, broken }: ReadFiles,
  { published }: Publication,
): AllFigures {
  // Counting needs every file; what is broken is reported already.
  const whole = entries.length === expected.length - moved.length ? assembleContent(published) : undefined
  const counts = whole ? countFigures(whole) : []
  const repeated = findRepeatedNames(entries)
  // One of two figures of a name was meant to have another, which nothing can be said of.
  const isUnknown = (id: string) => {
    const scope = scopeOf(id)
    return broken.has(scope) || repeated.scopes.has(scope) || (scope === 'count' && counts.length === 0)
  }
  const all = groupBy([...codeFigures(), ...counts, ...entries.flatMap((entry) => entry.figures)], ({ id }) => id)
  // Of two figures of one name the first has it.
  const figures = Object.fromEntries([...all].map(([id, [first]]) => [id, first]))
  return { figures, isUnknown, whole, repeated: repeated.problems }
}
