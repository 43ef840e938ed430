import { numberWords } from './format.ts'

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
/** Also as many people spell them: `fourty`, `sixtyfive`. */
const ten = `(?:${tens.join('|')}|fourty|ninty)`
const small = `(?:${ten}(?:-?(?:${numberWords.slice(1, 10).join('|')}))?|${[...numberWords].reverse().join('|')})`
const scale = `(?:${Object.keys(scales).join('|')})`
const ordinal =
  '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twen|thir|fou?r|fif|six|seven|eigh|nine)tieth|hundredth|thousandth|millionth)'
const fraction = '(?:half|halves|quarters?|(?:third|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|thousandth)s)'
const end = '(?![\\p{L}\\p{N}_])'
const kinds = [
  `${ten}-?(?:first|${ordinal})`,
  // `two hundred and five thousand`, `two-thirds`, `three and a half`, `seven per cent`
  `${small}(?:[ -]?${scale}(?: (?:and )?${small})?){0,4}(?: and a (?:half|quarter)|[ -](?:${fraction}|${ordinal})|(?: point ${small})?(?: per ?cent)?)`,
  // `a dozen`, `half a million`, `hundreds of thousands`, `several hundred`
  `(?:half )?a ${scale}(?: ${scale})?(?: and ${small})?(?: per ?cent)?`,
  `${scale}s?(?: of ${scale}s)?`,
  // `in the nineties`
  '(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies',
  // `twice`, `doubled`, `halving`, `tenfold`
  'twice|thrice|(?:doubl|tripl|trebl|(?:quadr|quint|sext|sept|oct)upl)(?:es?|ed|ing)|halv(?:es?|ed|ing)',
  `(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand)-?fold`,
  ordinal,
  fraction,
]

/** Every word, or group of words, for a number; `one` by itself does not count, nor does `first`. */
export const wordPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_]'?)(?!one(?![ -]?(?:${scale}|${fraction}|${ordinal}|and a|point|per ?cent)${end}))(?:${kinds.join('|')})${end}`,
  'giu',
)

/** The value of number words; fractions, ordinals and the like have none. */
export function wordAmount(text: string): number | undefined {
  let total = 0
  let current = 0
  const words = text.toLowerCase().replace(/ per ?cent$/, '')
  if (/half|and a /.test(words)) return undefined
  for (const word of words.split(/[ -]/)) {
    const ten = tens.indexOf(word)
    const unit = numberWords.indexOf(word)
    const factor = scales[word]
    if (unit >= 0) current += unit
    else if (ten >= 0) current += (ten + 2) * 10
    else if (factor && factor <= 100) current = Math.max(current, 1) * factor
    else if (factor) {
      total += Math.max(current, 1) * factor
      current = 0
    } else if (word !== 'and' && word !== 'a') return undefined
  }
  return total + current
}
