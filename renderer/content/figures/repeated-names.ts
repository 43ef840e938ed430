import type { ReadEntry } from '../entries/entry.ts'
import { errorAt, type Problem } from '../problems/problem.ts'

/** The figures that share their name with another of their file, and the files in which that is so. */
export function findRepeatedNames(entries: readonly Pick<ReadEntry, 'id' | 'figures'>[]): {
  problems: Problem[]
  scopes: ReadonlySet<string>
} {
  const scopes = new Set<string>()
  const problems = entries.flatMap((entry) => {
    const seen = new Set<string>()
    return entry.figures.flatMap(({ id, location }): Problem[] => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      scopes.add(entry.id)
      const message = `there are two figures \`${id}\` in this file`
      const fix = 'give one of them another `id`, or a milestone another `label`'
      return [errorAt(location, 'figures/name', message, fix)]
    })
  })
  return { problems, scopes }
}
