import { codeFigures, countFigures } from '../figures/derived.ts'
import { type Figures, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { errorAt } from '../problems/problem.ts'
import { assembleContent } from './assemble.ts'
import type { Publication } from './publication.ts'
import type { ReadFiles } from './read-files.ts'

/** All figures of the site. */
export type AllFigures = ReturnType<typeof findAllFigures>

/** Combines the figures of the code, the counted ones and those of the files. */
export function findAllFigures({ entries, expected, moved, broken }: ReadFiles, { published }: Publication) {
  /** What is published, for what needs all of it, such as counting; undefined while a file is broken or missing. */
  const whole = entries.length === expected.length - moved.length ? assembleContent(published) : undefined
  const counts = whole ? countFigures(whole) : []
  const repeated = entries.flatMap(({ id: scope, figures }) =>
    [...groupBy(figures, ({ id }) => id).values()].flatMap(([, ...others]) =>
      others.map((each) => ({ scope, ...each })),
    ),
  )
  const unclear = new Set(repeated.map(({ scope }) => scope))
  /**
   * Whether nothing can be said of a figure: its file is broken, or two figures in it share a name, one of them by
   * mistake.
   */
  const isUnknown = (id: string) => {
    const scope = scopeOf(id)
    return broken.has(scope) || unclear.has(scope) || (scope === 'count' && counts.length === 0)
  }
  const all = groupBy([...codeFigures(), ...counts, ...entries.flatMap((entry) => entry.figures)], ({ id }) => id)
  // Of two figures of one name the first has it.
  const figures: Figures = Object.fromEntries([...all].map(([id, [first]]) => [id, first]))
  const fix = 'give one of them another `id`, or a milestone another `label`'
  const problems = repeated.map(({ id, location }) =>
    errorAt(location, 'figures/name', `there are two figures \`${id}\` in this file`, fix),
  )
  return { figures, isUnknown, whole, repeated: problems }
}
