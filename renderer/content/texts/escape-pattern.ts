/** Words as a pattern that matches them alone: the dot of `a.b` is a dot. */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
