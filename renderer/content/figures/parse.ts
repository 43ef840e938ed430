import { qualifiers } from '../schemas/figure.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import { currencySymbols } from './currencies.ts'
import type { FigureForm } from './figure.ts'
import { numberWords, ordinalWords } from './format.ts'
import { dayOf, parseMoment } from './moment.ts'

const number = '-?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const scale = '[KMBT]| (?:m|b|tr)illion'
const amount = new RegExp(
  `^(?<symbol>${Object.values(currencySymbols).map(escapePattern).join('|')})?(?<from>${number})(?<fromScale>${scale})?(?:[–-](?<to>${number})(?<toScale>${scale})?)?(?<percent>%)?$`,
)
const exponents: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 }
/** The qualifiers that are words before the number. */
const prefixes = qualifiers.filter((each) => each !== '+' && each !== 'increase' && each !== 'not significant')

/** Splits a figure typed as the formatter writes it into its parts: `8,600+`, `US$91.35`, `52–71`, `more than six`. */
export function parseFigure(text: string): FigureForm | undefined {
  const { qualifier, rest } = takeQualifier(text.trim())
  const form = parseAmount(rest) ?? parseWord(rest) ?? parseRange(rest) ?? parseDisplayedMoment(rest)
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

function parseAmount(text: string): FigureForm | undefined {
  const parts = amount.exec(text)?.groups
  if (!parts?.from) return undefined
  const from = toNumber(parts.from, parts.fromScale)
  const to = parts.to === undefined ? undefined : toNumber(parts.to, parts.toScale)
  if (to !== undefined && to <= from) return undefined
  const currency = Object.entries(currencySymbols).find(([, symbol]) => symbol === parts.symbol)?.[0]
  const unit = currency ?? (parts.percent ? '%' : undefined)
  const isCompact = parts.fromScale !== undefined || parts.toScale !== undefined
  const isUngrouped = /^-?\d{4}/.test(parts.from) || /^-?\d{4}/.test(parts.to ?? '')
  return {
    value: to === undefined ? from : { from, to },
    ...(unit && { unit }),
    notation: isCompact ? 'compact' : isUngrouped ? 'ungrouped' : 'standard',
  }
}

function toNumber(digits: string, scale: string | undefined): number {
  const initial = scale?.trim().charAt(0).toUpperCase() ?? ''
  return Number(`${digits.replaceAll(',', '')}e${exponents[initial] ?? 0}`)
}

function parseWord(written: string): FigureForm | undefined {
  const word = written.toLowerCase()
  const value = word === 'no' ? 0 : Math.max(numberWords.indexOf(word), ordinalWords.indexOf(word) + 1 || -1)
  return value < 0 ? undefined : { value, notation: 'standard' }
}

/** A range as prose has it: `two to three`, `six to 12`, `5% to 10%`. */
function parseRange(text: string): FigureForm | undefined {
  const [from, to, ...more] = text.split(' to ').map((end) => parseAmount(end) ?? parseWord(end))
  if (typeof from?.value !== 'number' || typeof to?.value !== 'number' || more.length > 0) return undefined
  return from.value < to.value ? { ...to, value: { from: from.value, to: to.value } } : undefined
}

/** A moment as a reader sees it; a full date becomes its ISO form. */
function parseDisplayedMoment(text: string): FigureForm | undefined {
  const written = text.replaceAll('–', '-').replace(/^UTC(?=[+-])/, '')
  // Prose has a word for the dash between months.
  const value = [written, written.replace(' to ', '-')].find((text) => parseMoment(text)) ?? ''
  const moment = parseMoment(value)
  return moment && { value: dayOf(moment) ?? value, notation: 'standard' }
}
