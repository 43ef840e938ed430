import type { ReadEntry } from '../entries/entry.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { groupBy } from './group-by.ts'

/** The figures that share their name with another in the same file, and their files. */
export function findRepeatedNames(entries: readonly Pick<ReadEntry, 'id' | 'figures'>[]): {
  problems: Problem[]
  scopes: ReadonlySet<string>
} {
  const repeated = entries.flatMap(({ id: scope, figures }) =>
    [...groupBy(figures, ({ id }) => id).values()].flatMap(([, ...others]) =>
      others.map((each) => ({ scope, ...each })),
    ),
  )
  const fix = 'give one of them another `id`, or a milestone another `label`'
  const problems = repeated.map(({ id, location }) =>
    errorAt(location, 'figures/name', `there are two figures \`${id}\` in this file`, fix),
  )
  return { problems, scopes: new Set(repeated.map(({ scope }) => scope)) }
}
