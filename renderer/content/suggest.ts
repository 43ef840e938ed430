import { distance } from 'fastest-levenshtein'

/**
 * The names that somebody who typed `wrong` probably meant, nearest first.
 *
 * @param wrong what was typed
 * @param right all names that would have been right
 * @param most how many to give
 */
export function nearest(wrong: string, right: readonly string[], most = 1): string[] {
  const limit = Math.max(2, Math.floor(wrong.length / 3))
  return right
    .filter((name) => Math.abs(name.length - wrong.length) <= limit)
    .map((name) => ({ name, steps: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name)
}

/** ` Did you mean `x`?`, or nothing when no name is near. */
export function didYouMean(wrong: string, right: readonly string[]): string {
  const names = nearest(wrong, right, 3).map((name) => `\`${name}\``)
  return names.length > 0 ? `did you mean ${names.join(' or ')}?` : ''
}
