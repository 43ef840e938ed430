import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isError, type Problem } from '../../renderer/content/problems/problem.ts'
import { UsageError } from '../options.ts'

/**
 * Picks the problems of the named files, and counts the errors in others; picks all problems if no file is named.
 *
 * @param files paths, as they are typed
 * @throws UsageError for a path of no file: without it, a mistyped name would pass for a sound file
 */
export function onlyFiles(problems: readonly Problem[], files: readonly string[]) {
  if (files.length === 0) return { problems: [...problems], otherErrors: 0 }
  const wanted = new Set(files.map((file) => resolve(file)))
  for (const file of wanted)
    if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`there is no file ${file}`)
  const isWanted = ({ file }: Problem) => wanted.has(resolve(file))
  const others = problems.filter((problem) => !isWanted(problem) && isError(problem))
  return { problems: problems.filter(isWanted), otherErrors: others.length }
}
