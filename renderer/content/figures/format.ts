import { currencySymbols } from './currencies.ts'
import { unitEndings } from './digits.ts'
import { exact, type FigureForm } from './figure.ts'
import { formatMoment, machineMoment, parseMoment } from './moment.ts'

/** How a reference displays its figure: in full, bare of its qualifier, in words up to twenty, or as prose says it. */
export const displayForms = ['full', 'bare', 'words', 'prose'] as const
export type DisplayForm = (typeof displayForms)[number]

/** The numbers up to twenty as words, each at its own index. */
export const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** The ordinal numbers that prose has words for, from first to ninth. */
export const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')

/**
 * The formatter of figures: `8,600+`, `US$91.35`, `0.4%`, `52–71`, `15 June 2030`, `09:30–11:00`; in prose `more than 8,600`,
 * `six`, `52 to 71`, `3.4 million`, `October 2030 to June 2031`.
 */
export function formatFigure(figure: FigureForm, form: DisplayForm = 'full'): string {
  const value = formatValue(figure, form)
  return form === 'bare' ? value : qualify(value, figure.qualifier, form === 'prose')
}

/** The form that machines read, and the element that fits it: `<data value>` or `<time datetime>`. */
export function machineFigure({ value }: FigureForm): { element: 'time' | 'data'; value: string } {
  if (typeof value === 'number') return { element: 'data', value: String(value) }
  if (typeof value === 'object') return { element: 'data', value: `${value.from}/${value.to}` }
  const moment = parseMoment(value)
  return moment ? machineMoment(moment) : { element: 'data', value }
}

/** Whether the formatter shows a unit itself, as it does with % and currencies; texts spell out the others. */
export function isUnitShown(unit: string | undefined): boolean {
  return unit === '%' || Object.hasOwn(currencySymbols, unit ?? '')
}

function formatValue({ value, unit, notation }: FigureForm, form: DisplayForm): string {
  if (typeof value === 'string') {
    const moment = parseMoment(value)
    return moment ? formatMoment(moment, form === 'prose') : value
  }
  const ends = typeof value === 'number' ? [value] : [value.from, value.to]
  if (form === 'prose') return ends.map((end) => writeInProse(end, unit, notation)).join(' to ')
  const hasWords = form === 'words' && !isUnitShown(unit) && ends.every((end) => numberWords[end])
  if (hasWords) return ends.map((end) => numberWords[end]).join(' to ')
  return addSigns(ends.map((end) => formatNumber(end, unit, notation)).join('–'), unit)
}

function addSigns(digits: string, unit: string | undefined): string {
  return `${currencySymbols[unit ?? ''] ?? ''}${digits}${unit === '%' ? '%' : ''}`
}

/** Units whose numbers prose has in digits, besides those with a sign: years, ages, and abbreviations such as `kg`. */
const unitsInDigits = new RegExp(`^(?:year|years of age|${unitEndings})$`)

/** A number as prose says it: one to nine in words, unless it measures something, and millions written out. */
function writeInProse(number: number, unit: string | undefined, notation: FigureForm['notation']): string {
  const isInDigits = number >= 10 || isUnitShown(unit) || unitsInDigits.test(unit ?? '')
  const word = unit?.startsWith('ordinal ') ? ordinalWords[number - 1] : numberWords[number]
  if (word && !isInDigits) return word
  const isCompact = notation === 'compact' && Math.abs(number) >= 1_000_000
  return addSigns(formatNumber(number, unit, isCompact ? 'compact' : 'standard', true), unit)
}

/** Making a formatter takes a hundred times as long as using it, so each is made once. */
const numberFormats = new Map<string, Intl.NumberFormat>()

function formatNumber(number: number, unit: string | undefined, notation: FigureForm['notation'], isLong = false) {
  const isMoney = Object.hasOwn(currencySymbols, unit ?? '')
  const options: Intl.NumberFormatOptions = {
    useGrouping: notation !== 'ungrouped' && unit !== 'year',
    notation: notation === 'compact' ? 'compact' : 'standard',
    compactDisplay: isLong ? 'long' : 'short',
    minimumFractionDigits: isMoney && !Number.isInteger(number) ? 2 : 0,
    // No digit is ever rounded away: 1,000,000,001 is not 1B.
    maximumFractionDigits: 20,
  }
  const key = Object.values(options).join(' ')
  const format = numberFormats.get(key) ?? new Intl.NumberFormat('en-US', options)
  numberFormats.set(key, format)
  return format.format(number)
}

function qualify(value: string, qualifier: FigureForm['qualifier'], isProse: boolean): string {
  if (qualifier === '+') return isProse ? `more than ${value}` : `${value}+`
  if (qualifier === 'increase') return isProse ? `${value} more` : `+${value}`
  if (qualifier && qualifier !== 'not significant') return `${qualifier} ${value}`
  return isProse && value === 'zero' ? 'no' : value
}

/** Two forms of a figure in words, `about 4,000 people`, with exact values where the words are the same. */
export function describeBoth(one: FigureForm, other: FigureForm): { one: string; other: string } {
  const isClear = describeForm(one) !== describeForm(other)
  const write = (form: FigureForm) => (isClear ? describeForm(form) : `${describeForm(form)} [${exact(form)}]`)
  return { one: write(one), other: write(other) }
}

/** Everything about a figure that must agree, in words: `about 4,000 people`. */
export function describeForm(form: FigureForm): string {
  const { unit, qualifier, notation } = form
  const parts = [
    formatFigure(form),
    notation === 'compact' && typeof form.value === 'number' && `[${exact(form)}]`,
    !isUnitShown(unit) && unit,
    qualifier === 'not significant' && '(not significant)',
    notation === 'ungrouped' && '(ungrouped)',
  ]
  return parts.filter(Boolean).join(' ')
}
