import { qualifiers } from '../schemas/figure.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import { currencySymbols } from './currencies.ts'
import type { FigureForm } from './figure.ts'
import { numberWords } from './format.ts'
import { dayOf, parseMoment } from './moment.ts'

const number = '-?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const amount = new RegExp(
  `^(?<symbol>${Object.values(currencySymbols).map(escapePattern).join('|')})?(?<from>${number})(?<fromScale>[KMBT])?(?:[–-](?<to>${number})(?<toScale>[KMBT])?)?(?<percent>%)?$`,
)
const exponents: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 }
/** The qualifiers that are words before the number. */
const prefixes = qualifiers.filter((each) => each !== '+' && each !== 'increase' && each !== 'not significant')

/** Splits a figure typed as the formatter writes it into its parts: `8,600+`, `US$91.35`, `52–71`, `about six`. */
export function parseFigure(text: string): FigureForm | undefined {
  const { qualifier, rest } = takeQualifier(text.trim())
  const form = parseAmount(rest) ?? parseWords(rest) ?? parseDisplayedMoment(rest)
  return form && { ...form, ...(qualifier && { qualifier }) }
}

function takeQualifier(text: string): { qualifier?: FigureForm['qualifier']; rest: string } {
  const prefix = prefixes.find((word) => text.toLowerCase().startsWith(`${word} `))
  if (prefix) return { qualifier: prefix, rest: text.slice(prefix.length + 1).trim() }
  if (text.endsWith('+')) return { qualifier: '+', rest: text.slice(0, -1) }
  if (amount.test(text.slice(1)) && text.startsWith('+')) return { qualifier: 'increase', rest: text.slice(1) }
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
  return Number(`${digits.replaceAll(',', '')}e${exponents[scale ?? ''] ?? 0}`)
}

function parseWords(text: string): FigureForm | undefined {
  const [from = -1, to, ...more] = text.split(' to ').map((word) => numberWords.indexOf(word.toLowerCase()))
  if (from < 0 || more.length > 0 || (to !== undefined && to <= from)) return undefined
  return { value: to === undefined ? from : { from, to }, notation: 'standard' }
}

/** A moment as a reader sees it; a full date becomes its ISO form. */
function parseDisplayedMoment(text: string): FigureForm | undefined {
  const written = text.replaceAll('–', '-').replace(/^UTC(?=[+-])/, '')
  const moment = parseMoment(written)
  if (!moment) return undefined
  return { value: dayOf(moment) ?? written, notation: 'standard' }
}
