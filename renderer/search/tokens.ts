/** A figure with its sign, currency and unit: `91.35`, `8,600+`, `+50%`, `52–71`, `HK$4,250`. */
const figure =
  /(?<currency>(?:\p{L}{2})?\p{Sc}|\+)?(?<number>\p{N}+(?:[.,:]\p{N}+)*)(?:[-–—](?<last>\p{N}+(?:[.,:]\p{N}+)*))?(?<unit>[%+])?(?![\p{L}\p{N}])/u
/** A word without what an apostrophe adds to it, or a currency on its own. */
const word = /(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)(?:['’]\p{L}+)*|\p{Sc}/u
const pattern = new RegExp(`${figure.source}|${word.source}`, 'gu')

/**
 * Takes a text apart into the words and figures that search knows. A figure stays whole, without the commas between its
 * thousands, and is found by its number alone too.
 */
export function tokensOf(text: string) {
  return [...text.matchAll(pattern)].map((match) => {
    const { index, 0: written, groups = {} } = match
    return { start: index, end: index + written.length, forms: formsOf(written, groups) }
  })
}

/** Makes a function that takes texts apart into the forms of their words; a word that comes again is not looked at again. */
export function createTokenizer(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const terms: string[] = []
    for (const written of text.match(pattern) ?? []) {
      const forms = known.get(written) ?? tokensOf(written).flatMap(({ forms }) => forms)
      known.set(written, forms)
      terms.push(...forms)
    }
    return terms
  }
}

/** The forms under which a word or figure is found, the one that is written first. */
function formsOf(written: string, groups: Readonly<Record<string, string | undefined>>): [string, ...string[]] {
  const { number, last, currency = '', unit = '' } = groups
  if (number === undefined) return [normalise(groups.word ?? written)]
  const first = normalise(written)
  const variants = [
    // `HK$4,250` is also `$4,250`.
    `${currency.slice(-1)}${number}`,
    ...[number, last].flatMap((part) => (part === undefined ? [] : [part, part + unit])),
  ]
  return [first, ...new Set(variants.map(normalise).filter((form) => form !== first))]
}

/** Normalises a word for comparison: lower case, no accents, every dash a hyphen, no commas between thousands. */
function normalise(written: string): string {
  // Most words are plain, and the rest takes ten times as long.
  if (/^\w+$/.test(written)) return written.toLowerCase()
  return written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/,(?=\p{N}{3}(?!\p{N}))/gu, '')
    .toLowerCase()
}
