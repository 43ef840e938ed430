/** A part of a text, from its first character to behind its last. */
export interface Span {
  start: number
  end: number
}

/** Those spans of a text of which none begins within another: the earliest first, of several the longest. */
export function withoutOverlaps<Part extends Span>(spans: readonly Part[]): Part[] {
  let covered = 0
  return [...spans]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < covered) return false
      covered = end
      return true
    })
}
