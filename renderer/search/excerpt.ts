import { tokensOf } from './tokens.ts'

export interface TextPiece {
  text: string
  isMatch: boolean
}

/** How many characters of a text are shown around what was found. */
const excerptLength = 160

/** A text as a whole, with the words marked that were found. */
export function highlight(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  for (const { start, end } of matchesIn(text, terms)) {
    pieces.push({ text: text.slice(position, start), isMatch: false }, { text: text.slice(start, end), isMatch: true })
    position = end
  }
  return [...pieces, { text: text.slice(position), isMatch: false }].filter((piece) => piece.text !== '')
}

/** The part of a text that contains most of what was found, or its beginning, with the words marked. */
export function excerptOf(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const [start, end] = windowOf(text, matchesIn(text, terms))
  const pieces = highlight(text.slice(start, end), terms)
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false })
  if (end < text.length) pieces.push({ text: ' …', isMatch: false })
  return pieces
}

function matchesIn(text: string, terms: ReadonlySet<string>) {
  return tokensOf(text).flatMap(({ start, end, forms }) => {
    const form = forms.find((term) => terms.has(term))
    return form === undefined ? [] : [{ start, end, form }]
  })
}

/** The window, between words, that holds the most different words that were found; the first of several. */
function windowOf(text: string, matches: ReturnType<typeof matchesIn>): [start: number, end: number] {
  if (text.length <= excerptLength) return [0, text.length]
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const within = matches.filter((match) => match.start >= start && match.end <= start + excerptLength)
    const count = new Set(within.map(({ form }) => form)).size
    if (count > best.count) best = { start, count }
  }
  // A third of the window is before what was found, and the window never reaches beyond the end.
  const wanted = Math.min(best.start - excerptLength / 3, text.length - excerptLength)
  const start = wanted <= 0 ? 0 : text.lastIndexOf(' ', wanted) + 1
  const space = text.lastIndexOf(' ', start + excerptLength)
  const end = start + excerptLength >= text.length ? text.length : space > start ? space : start + excerptLength
  return [start, end]
}
