import { qualifiers } from '../schemas/figure.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import { currencySymbols } from './currencies.ts'
import type { FigureForm } from './figure.ts'
import { numberWords, ordinalWords } from './format.ts'
import { dayOf, parseMoment } from './moment.ts'

const amount = new RegExp(
  `^(?<symbol>${Object.values(currencySymbols).map(escapePattern).join('|')})?(?<digits>-?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)(?<scale>[KMBT]| (?:m|b|tr)illion)?(?<percent>%)?$`,
)
const exponents: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 }
/** The qualifiers that are words before the number. */
const prefixes = qualifiers.filter((each) => each !== '+' && each !== 'increase' && each !== 'not significant')

/** Splits a figure typed as the formatter writes it into its parts: `8,600+`, `US$91.35`, `52–71`, `more than six`. */
export function parseFigure(text: string): FigureForm | undefined {
  const { qualifier, rest } = takeQualifier(text.trim())
  const form = parseNumbers(rest) ?? parseDisplayedMoment(rest)
  return form && { ...form, ...(qualifier && { qualifier }) }
}

function takeQualifier(text: string): { qualifier?: FigureForm['qualifier']; rest: string } {
  const prefix = prefixes.find((word) => text.toLowerCase().startsWith(`${word} `))
  if (prefix) return { qualifier: prefix, rest: text.slice(prefix.length + 1).trim() }
  if (/^more than /i.test(text)) return { qualifier: '+', rest: text.slice('more than '.length).trim() }
  if (text.endsWith(' more')) return { qualifier: 'increase', rest: text.slice(0, -' more'.length) }
  if (text.endsWith('+')) return { qualifier: '+', rest: text.slice(0, -1) }
  // An offset from UTC begins with a sign of its own.
  if (/^\+(?!\d\d:)/.test(text)) return { qualifier: 'increase', rest: text.slice(1) }
  return { rest: text }
}

/** A number, or a range as it is shown and as prose has it: `52–71`, `two to three`, `six to 12`, `5% to 10%`. */
function parseNumbers(text: string): FigureForm | undefined {
  // A dash is between digits, a scale (`1.2 million`) or a percent sign, and the second number.
  const ends = text.split(/ to |(?<=[\dKMBTn%])[–-](?=[\d-])/)
  const [from, to] = ends.map(parseNumber)
  if (ends.length === 1) return from
  if (ends.length > 2 || !from || !to || from.value >= to.value) return undefined
  if ('unit' in from && 'unit' in to && from.unit !== to.unit) return undefined
  const notation = from.notation === 'standard' ? to.notation : from.notation
  return { ...from, ...to, value: { from: from.value, to: to.value }, notation }
}

function parseNumber(text: string) {
  const { symbol, digits, scale, percent } = amount.exec(text)?.groups ?? {}
  if (digits === undefined) return parseWord(text.toLowerCase())
  const unit = percent ?? Object.entries(currencySymbols).find(([, sign]) => sign === symbol)?.[0]
  const exponent = exponents[scale?.trim().charAt(0).toUpperCase() ?? ''] ?? 0
  const notation: FigureForm['notation'] = scale ? 'compact' : /^-?\d{4}/.test(digits) ? 'ungrouped' : 'standard'
  return { value: Number(`${digits.replaceAll(',', '')}e${exponent}`), ...(unit && { unit }), notation }
}

function parseWord(word: string) {
  const value = word === 'no' ? 0 : Math.max(numberWords.indexOf(word), ordinalWords.indexOf(word) + 1 || -1)
  return value < 0 ? undefined : { value, notation: 'standard' as const }
}

/** A moment as a reader sees it; a full date becomes its ISO form. */
function parseDisplayedMoment(text: string): FigureForm | undefined {
  const written = text.replaceAll('–', '-').replace(/^UTC(?=[+-])/, '')
  // Prose has a word for the dash between months.
  const value = [written, written.replace(' to ', '-')].find((text) => parseMoment(text))
  return value === undefined ? undefined : { value: dayOf(value) ?? value, notation: 'standard' }
}
