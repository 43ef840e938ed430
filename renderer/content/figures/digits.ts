import { monthNames } from './moment.ts'

const digit = '\\p{Nd}'
const shortMonth = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\b(?:\\.(?=,? \\p{Nd}))?'
const month = `(?:${monthNames.join('|')}|${shortMonth})`
const year = `${digit}{4}(?!${digit})`
const day = `${digit}{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])`
const dates = [
  `${day}(?:(?: (?:and|or|to|&) |[-–])${day})?(?: of)? ${month}(?!\\p{L})(?:,? ${year})?`,
  `${month} ${day}(?![:.,]${digit})(?:[-–]${day})?(?:,? ${year})?`,
  `(?:${month}[-–/])?${month} ${year}(?:[-–](?:${month} )?${year})?`,
  `Q[1-4](?:[-–]Q[1-4])?(?![\\p{L}\\p{N}])(?: ${year})?`,
]

/** Currency codes, as written next to an amount. */
export const currencyCode = '(?:USD|EUR|GBP|CHF|HKD|JPY|CNY|INR|AUD|CAD|SEK|NOK|DKK|BRL|ARS|MXN|ZAR|KES|NGN|SGD)'
const vulgar = '[¼-¾⅐-⅞↉]'
const grouped = `${digit}{1,3}(?:[, ']${digit}{3}(?!${digit}))+(?:\\.${digit}+)?`
const simple = `(?:${digit}{1,2}h${digit}{2}|${digit}+(?:[.,:/]${digit}+)*)`
/** Letters that belong to the number right before them, as a pattern. */
export const unitEndings =
  '[ap]m|°[CF]?|bn|mn|tn|mln|mio|bln|[kKmMbBtT]|[x×]|st|nd|rd|th|s|h|hrs?|mins?|sec|secs|ms|km|cm|mm|kg|mg|g|l|ml|kWh|MWh|MW|GW|GB|MB|KB|kB|TB|px|p|c|ft|mph'
const endings = [
  `(?:(?:${unitEndings})(?![\\p{L}\\p{N}_]))?`,
  '(?: (?:hundred|thousand|million|billion|trillion)\\b)?',
  '(?: ?[%‰]| per ?cent\\b)?',
  '\\+?',
  `(?: ?\\p{Sc}(?!${digit})| ${currencyCode}\\b)?`,
  '(?: ?[ap]m\\b| ?[ap]\\.m\\.)?',
].join('')
const money = `(?:[A-Z]{0,3}\\p{Sc} ?|${currencyCode} )`
const atom = `${money}?(?:UTC|GMT)?[-+−]?${money}?(?:'(?=${digit}{2}(?!['\\p{Nd}])))?(?:(?:${grouped}|${simple})${vulgar}?|${vulgar})${endings}`
/** Letters with a digit after them are found whole: `M1`, `IPv6`, `M1.5bn`. */
const named = '[\\p{L}_]+\\p{N}[\\p{L}\\p{N}_]*(?:[.,]\\p{N}[\\p{L}\\p{N}_]*)*'
/** A Roman numeral that counts: not after a name, as in `World War II`, nor at the end of one. */
const roman = '(?<!\\p{Lu}[\\p{L}.]* )[IVX]{2,}(?= \\p{Ll})'
/** How a number can begin; elsewhere, no match is tried. */
const start = "(?=[\\p{N}\\p{Sc}\\p{L}_'+−-])"

/** Every number in digits, in full: with its sign, currency, unit, clock or date. */
export const numberPattern = new RegExp(
  `${start}(?<![\\p{L}\\p{N}_])(?:${dates.join('|')}|${named}|${roman}|${atom}(?:[-–—]${atom})*)`,
  'gu',
)
