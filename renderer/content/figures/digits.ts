import { type Candidate, findQuotable, type Span } from './candidates.ts'
import { isAmount, isMeasured } from './labels.ts'
import { isCompound, isHyphenated, isIdiom } from './ordinary-language.ts'
import { counts, functionWords, isLast, openers, places, verbs } from './word-classes.ts'

const digit = '\\p{Nd}'
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\b(?:\\.(?=,? \\p{Nd}))?)'
const year = `${digit}{4}(?!${digit})`
const day = `${digit}{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])`
const dates = [
  `${day}(?:(?: (?:and|or|to|&) |[-–])${day})?(?: of)? ${month}(?!\\p{L})(?:,? ${year})?`,
  `${month} ${day}(?![:.,]${digit})(?:[-–]${day})?(?:,? ${year})?`,
  `(?:${month}[-–/])?${month} ${year}(?:[-–](?:${month} )?${year})?`,
  `Q[1-4](?:[-–]Q[1-4])?(?![\\p{L}\\p{N}])(?: ${year})?`,
]

/** The codes of currencies that stand beside an amount. */
export const currencyCode = '(?:USD|EUR|GBP|CHF|HKD|JPY|CNY|INR|AUD|CAD|SEK|NOK|DKK|BRL|ARS|MXN|ZAR|KES|NGN|SGD)'
const vulgar = '[¼-¾⅐-⅞↉]'
const grouped = `${digit}{1,3}(?:[, ']${digit}{3}(?!${digit}))+(?:\\.${digit}+)?`
const simple = `(?:${digit}{1,2}h${digit}{2}(?![\\p{L}\\p{N}])|${digit}+(?:[.,:/]${digit}+)*)`
/** Letters that may stand right at a number. Any others make it a name, such as 3D. */
const units =
  '°[CF]?|bn|mn|tn|mln|mio|bln|[kKmMbBtT]|[x×]|st|nd|rd|th|s|h|hrs?|mins?|sec|secs|ms|km|cm|mm|kg|mg|g|l|ml|kWh|MWh|MW|GW|GB|MB|KB|kB|TB|px|p|c|ft|mph'
const endings = [
  `(?:(?:${units})(?![\\p{L}\\p{N}]))?`,
  '(?: (?:hundred|thousand|million|billion|trillion)\\b)?',
  '(?: ?[%‰]| per ?cent\\b)?',
  '\\+?',
  `(?: ?\\p{Sc}(?!${digit})| ${currencyCode}\\b)?`,
  '(?: ?[ap]m\\b| ?[ap]\\.m\\.)?',
].join('')
const money = `(?:[A-Z]{0,3}\\p{Sc} ?|${currencyCode} )`
const atom = `${money}?(?:UTC|GMT)?[-+−]?${money}?(?:'(?=${digit}{2}(?!['\\p{Nd}])))?(?:(?:${grouped}|${simple})${vulgar}?|${vulgar})${endings}`
/** What a number can begin with: where it does not, nothing more is tried. */
const start = "(?=[\\p{N}\\p{Sc}\\p{Lu}'+−-])"
const pattern = new RegExp(`${start}(?<![\\p{L}\\p{N}_])(?:${dates.join('|')}|${atom}(?:[-–—]${atom})*)`, 'gu')

const anyDigit = new RegExp(`${digit}|${vulgar}`, 'u')

/** Whether a text, as it is written, may hold a number in digits. */
export function mayHoldDigits(text: string): boolean {
  return anyDigit.test(text)
}

/** Finds the numbers that are written in digits. */
export function findDigits(prose: string): Span[] {
  return mayHoldDigits(prose) ? findQuotable(prose, pattern, isQuotable, amountOf) : []
}

function isQuotable(candidate: Candidate): boolean {
  return !isName(candidate) && !isCompound(candidate) && !isIdiom(candidate)
}

/** Whether the digits are part of a name, a label, an address, a note or a citation. */
function isName(candidate: Candidate): boolean {
  const { text, before, after } = candidate
  if (/^(?:[_@]|\uFE0F|\u20E3)/u.test(after) || isWithLetters(candidate)) return true
  if (isHyphenated(candidate) && !isAfterStop(candidate)) return true
  if (isGeneration(candidate)) return true
  if (/^\.x(?!\p{L})/u.test(after)) return true
  if (/^\d+\.\d+\.\d{1,3}$/.test(text) && !/^\d{1,3}(?:\.\d{3})+$|^[0-3]?\d\.[01]?\d\.\d\d$/.test(text)) return true
  if (/^\d+(?:st|nd|rd|th)$/.test(text) && /^[ -]centur/i.test(after)) return true
  if (/[\d)]\($/.test(before)) return true
  if (/^\d{1,3}$/.test(text) && /^\([\da-z]{1,3}\)/.test(after) && !counts(after.replace(/^(?:\([^)]*\))+/, '')))
    return true
  if (before.endsWith('[') && after.startsWith(']') && /^\d{1,3}$/.test(text)) {
    return /[\p{L}.,;:!?"”]\[$/u.test(before) || !counts(after.slice(1))
  }
  if (/^-\p{Lu}(?![\p{L}-])/u.test(after) || /^ (?:U\.S\.C|C\.F\.R|USC|CFR)\b/.test(after)) return true
  if (/^\d+\.\d+$/.test(text) && /^ (?:alpha|beta|rc|release|version|branch)\b/i.test(after)) return true
  if (httpStatus.test(text) && isAnswer(after)) return true
  if (isThing(candidate)) return true
  if (
    text === '101' &&
    /\p{L}{4} $/u.test(before) &&
    /^(?:[.,;:!?)"]|$| (?:is|was|course|class|session)\b)/.test(after)
  ) {
    return true
  }
  return isAddress(candidate)
}

/** What a server answers with (RFC 9110). */
const httpStatus = /^(?:30[12378]|4(?:0[0-689]|1[0-8]|2[2-9]|51)|50[0-4])$/

/** `a 404 page`, and not `500 page views`. */
function isAnswer(after: string): boolean {
  const match = /^ (?:redirect|response|error|status|page|code)(?!\p{L})(?: (\p{Ll}+))?/u.exec(after)
  const next = match?.[1] ?? ''
  return match !== null && (verbs.has(next) || functionWords.has(next) || !/(?:s|rate)$/.test(next))
}

/** `3D`, `2FA`, `14C`, `4x4`, a hash: a name. Letters that are neither that nor a unit leave the number one to quote. */
function isWithLetters({ text, after }: Candidate): boolean {
  const [letters] = /^\p{L}+/u.exec(after) ?? []
  if (letters === undefined) return false
  if (/^\p{L}+\d/u.test(after)) return true
  return /^\d{1,2}$/.test(text) && /^(?:\p{Lu}{1,3}|\p{Ll})$/u.test(letters)
}

/** Whether a full stop without a blank after it ends the sentence before the number: `we asked many.5,000 answered`. */
function isAfterStop({ text, before }: Candidate): boolean {
  return isAmount(text) && /(?<![\p{L}\p{N}._-])\p{Ll}{3,}\.$/u.test(before)
}

/** `Web 2.0`, `a 2.0 pilot`, and neither `2.0 million` nor `they rated it 4.0`. */
function isGeneration({ text, before, after }: Candidate): boolean {
  if (!/^\d\.0$/.test(text) || isMeasured(after)) return false
  if (/^ (?:pilot|version|release|upgrade|update|edition|product|project|website|site|web|world|era)\b/.test(after))
    return true
  const [, preceding = '', name] = /(?:([\p{L}']+) )?(\p{Lu}[\p{L}'-]+) $/u.exec(before) ?? []
  return name !== undefined && !openers.has(name.toLowerCase()) && !places.has(preceding.toLowerCase())
}

/** What fundraisers call by its number alone: the tax form, the tax status, the error. */
const thingNumbers = /^(?:990|501|404|1099|1040)$/

/** `a 404 is`, `the 990 is`: a thing that is called by its number; no count stands alone after `a`. */
function isThing({ text, before, after }: Candidate): boolean {
  if (/^\d{3,4}$/.test(text) && /\ban? $/i.test(before) && isLast(after)) return true
  return (
    thingNumbers.test(text) &&
    /\b(?:an?|the|our|your|its|their|full|latest)(?: \p{Ll}+)? $/iu.test(before) &&
    isLast(after)
  )
}

function isAddress({ text, before, after }: Candidate): boolean {
  if (/^\d{4,5}$/.test(text) && isPostcode(before, after)) return true
  if (!/^\d{1,4}(?:-\d{1,4})?$/.test(text)) return false
  const isBefore =
    /^[a-z]? (?:\p{Lu}[\p{L}']+ ){1,3}(?:Street|Road|Avenue|Lane|Square|Drive|Way|Boulevard|Court|Terrace|Grove|Close|Crescent|Gardens|Mews|Row|Walk|St|Rd|Ave|Blvd|Ln)\b/u
  const isAfter =
    /(?:(?:Avenue|Rue|Chemin|Route|Place|Boulevard|Quai|Via|Calle)(?: [\p{L}'-]+){1,4}|stra(?:ß|ss)e),? $/u
  return isBefore.test(after) || isAfter.test(before)
}

/** `Rue de Lausanne 82, 1202 Geneva`, or on a line of its own `1202 Geneva, Switzerland`. */
function isPostcode(before: string, after: string): boolean {
  if (/\p{N}, $/u.test(before)) return /^ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:[.,;)]|$)/u.test(after)
  return before === '' && /^ \p{Lu}\p{L}+(?<!s), \p{Lu}\p{L}+\.?$/u.test(after)
}

const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, t: 1e12, tn: 1e12 }
const scaleWords: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }

/** What the digits amount to, where that is one number: not of ranges, ratios, dates and times. */
function amountOf(text: string): number | undefined {
  const match = /^[^\p{Nd}]*?([-−]?)\D*?(\d[\d,. ']*)(.*)$/u.exec(toAsciiDigits(text))
  const [, sign, digits = '', rest = ''] = match ?? []
  if (!match || /\d|[¼-¾⅐-⅞/:]/.test(rest)) return undefined
  const isGrouped = /^\d{1,3}(?:[,. ']\d{3}){2,}/.test(digits) || /^\d{1,3}[, ']\d{3}/.test(digits)
  const plain = isGrouped ? digits.replace(/[, ']|\.(?=\d{3}\.|\d{3}$)/g, '') : digits.trim().replace(',', '.')
  const value = Number(plain.replace(/[. ]+$/, ''))
  const factor =
    factors[/^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? ''] ?? scaleWords[/[a-z]+/.exec(rest)?.[0] ?? ''] ?? 1
  return Number.isFinite(value) ? (sign ? -value : value) * factor : undefined
}

/** Where the digits of other scripts begin: full-width, Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? character : String(code - zero)
  })
}
