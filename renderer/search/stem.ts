/*
 * Porter's algorithm for English (M. F. Porter, “An algorithm for suffix stripping”, Program 14, 1980), which also takes
 * *-ise* for *-ize*. What it leaves need not be a word: it is compared, and never shown.
 */

const vowel = '(?:[aeiou]|(?<=[^aeiou])y)'
const consonant = '(?:[^aeiouy]|(?<![^aeiou])y)'
const syllable = `${vowel}+${consonant}+`

const hasVowel = new RegExp(vowel)
/** One syllable or more; two or more; exactly one; and an ending like that of *hop*. */
const isLong = new RegExp(`^${consonant}*${syllable}`)
const isLonger = new RegExp(`^${consonant}*(?:${syllable}){2}`)
const isOfOne = new RegExp(`^${consonant}*${syllable}${vowel}*$`)
const endsShort = new RegExp(`${consonant}${vowel}(?![wxy])${consonant}$`)

/** Endings, each with what takes its place. The longer ones come before those that they end with. */
const secondEndings = endings(`
  ational ate, tional tion, ization ize, isation ise, iveness ive, fulness ful, ousness ous, biliti ble, entli ent,
  ousli ous, ation ate, alism al, aliti al, iviti ive, enci ence, anci ance, izer ize, iser ise, abli able, alli al,
  ator ate, eli e
`)
const thirdEndings = endings('icate ic, ative, alize al, alise al, iciti ic, ical ic, ness, ful')
const fourthEndings = /(?:ement|ance|ence|able|ible|ment|(?<=[st])ion|ant|ent|ism|ate|iti|ous|ive|ize|ise|al|er|ic|ou)$/

/** What the words of a family have in common: *nominat* for *nominate*, *nominated* and *nominations*. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const plain = withoutInflection(withoutPlural(word)).replace(/y$/, (y, at, whole) =>
    hasVowel.test(whole.slice(0, at)) ? 'i' : y,
  )
  const third = replaceEnding(replaceEnding(plain, secondEndings), thirdEndings)
  const fourth = third.replace(fourthEndings, '')
  return withoutLastLetter(isLonger.test(fourth) ? fourth : third)
}

function withoutPlural(word: string): string {
  return word.replace(/(?<=ss)es$|(?<=i)es$|(?<!s)s$/, '')
}

function withoutInflection(word: string): string {
  if (word.endsWith('eed')) return isLong.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const rest = word.replace(/(?:ed|ing)$/, '')
  if (rest === word || !hasVowel.test(rest)) return word
  if (/(?:at|bl|i[sz])$/.test(rest)) return `${rest}e`
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1)
  return isOfOne.test(rest) && endsShort.test(rest) ? `${rest}e` : rest
}

function replaceEnding(word: string, replacements: readonly string[][]): string {
  for (const [ending = '', replacement = ''] of replacements) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, -ending.length)
    return isLong.test(rest) ? rest + replacement : word
  }
  return word
}

function withoutLastLetter(word: string): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return isLonger.test(rest) || (isOfOne.test(rest) && !endsShort.test(rest)) ? rest : word
  return word.endsWith('ll') && isLonger.test(word) ? rest : word
}

function endings(list: string): string[][] {
  return list
    .trim()
    .split(/,\s+/)
    .map((pair) => pair.split(' '))
}
