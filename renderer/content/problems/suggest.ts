import { distance } from 'fastest-levenshtein'
import { displayPath } from '../files/file-access.ts'

/** The names among the right ones that somebody who typed the wrong one probably meant, nearest first. */
export function nearest(wrong: string, right: readonly string[], max = 1): string[] {
  // A name of two letters is two steps from every other.
  const limit = Math.min(Math.max(2, Math.floor(wrong.length / 3)), wrong.length - 1)
  return right
    .filter((name) => Math.abs(name.length - wrong.length) <= limit)
    .map((name) => ({ name, steps: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps || (a.name < b.name ? -1 : 1))
    .slice(0, max)
    .map(({ name }) => name)
}

/** `did you mean x?`, or nothing when no name is near. */
export function didYouMean(wrong: string, right: readonly string[]): string {
  const names = nearest(wrong, right, 3).map((name) => `\`${name}\``)
  return names.length > 0 ? `did you mean ${names.join(' or ')}?` : ''
}

/** A command to run, `npm run check`, for the content in a folder, which it has to name unless it is `markdown`. */
export function commandFor(command: string, root: string): string {
  const shown = displayPath(root)
  const option = `--root ${/\s/.test(shown) ? JSON.stringify(shown) : shown}`
  return shown === 'markdown' ? command : `${command}${command.includes(' -- ') ? '' : ' --'} ${option}`
}

/** The nearest name of lowercase letters, digits and hyphens, or none: `Ärger im Büro` is `arger-im-buro`. */
export function toSlug(words: string): string {
  return (
    words
      // Letters lose their accents, since addresses are plain.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  )
}
