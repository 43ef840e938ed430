import { numberWords } from './format.ts'

/** Also as many people spell them: `fourty`, `sixtyfive`. */
const ten = '(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|nine?ty)'
const small = `(?:${ten}(?:-?(?:${numberWords.slice(1, 10).join('|')}))?|${[...numberWords].reverse().join('|')})`
const scale = '(?:dozen|hundred|thousand|million|billion|trillion)'
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
  // `a decade of work`, `several decades`, `a fortnight`, `a score of letters`
  '(?:half )?a (?:decade|fortnight|score(?= of))|(?:decade|fortnight)s|(?<!\\p{L} )scores(?= of)',
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
