import { type LoadOptions, loadContent } from '../load.ts'
import type { PlacedProblem } from '../problems/problem.ts'

/** Content that a test expects to be readable. */
export function readable<Loaded extends { isReadable: boolean; problems: readonly PlacedProblem[] }>(loaded: Loaded) {
  if (isReadable(loaded)) return loaded
  throw new Error(loaded.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
}

function isReadable<Loaded extends { isReadable: boolean }>(
  loaded: Loaded,
): loaded is Extract<Loaded, { isReadable: true }> {
  return loaded.isReadable
}

/** Loads content that a test expects to be readable. */
export function loadReadable(options: LoadOptions) {
  return readable(loadContent(options))
}
