import { tokensOf } from './tokens.ts'

/** A piece of a text: what was searched for, or what stands between. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

/** How many characters of a text are shown around what was found. */
const excerptLength = 160

/** A text as a whole, with the words marked that were found. */
export function highlight(text: string, found: ReadonlySet<string>): TextPiece[] {
  return piecesOf(text, matchesIn(text, found), 0, text.length)
}

/** The part of a text in which most of what was found stands, or its beginning, with the words marked. */
export function excerptOf(text: string, found: ReadonlySet<string>): TextPiece[] {
  const matches = matchesIn(text, found)
  const [start, end] = windowOf(text, matches)
  const pieces = piecesOf(text, matches, start, end)
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false })
  if (end < text.length) pieces.push({ text: ' …', isMatch: false })
  return pieces
}

interface Match {
  start: number
  end: number
  form: string
}

function matchesIn(text: string, found: ReadonlySet<string>): Match[] {
  return tokensOf(text).flatMap(({ start, end, forms }) => {
    const form = forms.find((known) => found.has(known))
    return form === undefined ? [] : [{ start, end, form }]
  })
}

/** The window, between words, that holds the most different words that were found; the first of several. */
function windowOf(text: string, matches: readonly Match[]): [start: number, end: number] {
  if (text.length <= excerptLength) return [0, text.length]
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const within = matches.filter((match) => match.start >= start && match.end <= start + excerptLength)
    const count = new Set(within.map(({ form }) => form)).size
    if (count > best.count) best = { start, count }
  }
  // A third of the window stands before what was found, and the window never reaches beyond the end.
  const wanted = Math.min(best.start - excerptLength / 3, text.length - excerptLength)
  const start = wanted <= 0 ? 0 : text.lastIndexOf(' ', wanted) + 1
  const space = text.lastIndexOf(' ', start + excerptLength)
  const end = start + excerptLength >= text.length ? text.length : space > start ? space : start + excerptLength
  return [start, end]
}

function piecesOf(text: string, matches: readonly Match[], start: number, end: number): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = start
  const add = (until: number, isMatch: boolean) => {
    if (until > position) pieces.push({ text: text.slice(position, until), isMatch })
    position = Math.max(position, until)
  }
  for (const match of matches) {
    if (match.start < start || match.end > end) continue
    add(match.start, false)
    add(match.end, true)
  }
  add(end, false)
  return pieces
}
