import { currencyCode } from '../content/figures/digits.ts'

const scale = 'hundred|thousand|million|billion|trillion|dozen|mn|mln|mio|bn|bln|k'

/** Text before a figure that becomes part of it. A dash between two words or numbers, as in `mid-`, does not. */
const before: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${currencyCode}|[A-Z]{0,3}\\p{Sc}) ?$`, 'u'),
  /\p{N}[.,:/'’]$/u,
  /[\p{L}\p{N}_%‰]+$/u,
  /(?<![\p{L}\p{N}\uFFFC)])[-−–+±]$/u,
  /(?<!\p{L})(?:minus|plus) $/iu,
  /[~≈<>≤≥] ?$/u,
]

const atMost = /(?<!\p{L})(?:under|below|beneath|(?<!no )(?:less|fewer) than|up to|at most|exactly) $/iu
const atLeast = /(?<!\p{L})(?:over|above|(?:more|greater) than|at least|exactly) $/iu

/** Text after a figure that becomes part of it. */
const after: readonly RegExp[] = [
  new RegExp(`^[ -]?(?:${scale})(?![\\p{L}\\p{N}])`, 'iu'),
  /^[ -]?per ?cent(?!\p{L})/iu,
  new RegExp(`^ ?(?:[%‰¼-¾⅐-⅞]|\\p{Sc}(?![ ]?\\p{N}|\\uFFFC)|${currencyCode}(?!\\p{L}))`, 'u'),
  /^ and a (?:half|third|quarter)(?!\p{L})/iu,
  /^[.,:/'’]\p{N}+/u,
  /^[\p{L}\p{N}_+]+/u,
]

/**
 * Finds text beside a figure that changes how it reads: a sign, a currency, a per cent, a power of ten, further letters
 * or digits, or words that contradict its own: *under 8,600+*. `:stat[reach] million` says a million times as many as the
 * ledger. Other figures and code are gaps.
 */
export function findBesideFigure(textBefore: string, textAfter: string, words = ''): string | undefined {
  const against = /\+$|^(?:over|at least|more than)/i.test(words)
    ? [atMost]
    : /^(?:under|up to|at most)/i.test(words)
      ? [atLeast]
      : []
  const match = firstMatch([...before, ...against], textBefore.slice(-24)) ?? firstMatch(after, textAfter.slice(0, 24))
  return match?.trim()
}

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  const plain = text.replace(/\s/g, ' ')
  return patterns.map((pattern) => pattern.exec(plain)?.[0]).find(Boolean)
}
