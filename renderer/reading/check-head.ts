import type { FigureForm } from '../content/figures/figure.ts'
import { findNumbers, gap } from '../content/figures/find-numbers.ts'
import { displayForms, formatFigure, machineFigure } from '../content/figures/format.ts'
import { memoize, once } from '../content/memoize.ts'
import { type Span, withoutOverlaps } from '../content/texts/spans.ts'
import { findBesideFigure } from './beside-figure.ts'
import type { HeadValue } from './read-head.ts'

/** What the head of a page may say. */
export interface HeadFigures {
  /** The figures whose values it may give to machines. */
  values: readonly FigureForm[]
  /** The figures that its texts may name, with those. */
  named: readonly FigureForm[]
  /** The offsets of time zones that its times may have, such as `+02:00`. */
  offsets: readonly string[]
}

/** A day or time for machines, which may have an offset: `2030-06-15T14:00+02:00`. */
const moment = /^(\d{4}(?:-\d{2}){0,2})(?:T(\d{2}:\d{2})(?::00)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Finds the numbers in the head of a page that its figures do not explain, and what is beside a figure there and changes it,
 * each with its field and the text around it.
 */
export function findHeadFaults(values: readonly HeadValue[], { values: known, named, offsets }: HeadFigures) {
  // Each end of a range for itself.
  const said = new Set([...known.flatMap((figure) => machineFigure(figure).value.split('/')), ...offsets])
  // The head of a page has its title several times.
  const texts = new Map<string, HeadValue>()
  for (const head of values) {
    const text = String(head.value).replace(/\s+/g, ' ').trim()
    if (!texts.has(text)) texts.set(text, head)
  }
  const forms = once(() => new Set([...known, ...named].flatMap(formsOf).filter(Boolean)))
  return [...texts].flatMap(([text, { place, value }]) => {
    const parts = typeof value === 'number' ? [text] : moment.exec(text)?.slice(1).filter(Boolean)
    if (!parts) return findInText(text, forms).map((fault) => ({ ...fault, place, context: text }))
    if (parts.every((part) => said.has(part))) return []
    // As code would write it: `startDate: 2030-06-15`.
    const context = `${place.replace(/^.*\./, '')}: ${text}`
    return [{ text, index: context.length - text.length, place, context, isBeside: false }]
  })
}

/** How texts say a figure, in each form and in small letters. */
const formsOf = memoize((figure: FigureForm) => displayForms.map((form) => formatFigure(figure, form).toLowerCase()))

/** Finds the figures that a text says as words of their own; of `52–71` and `52` the longer. A pattern would take longer. */
function findForms(text: string, forms: Iterable<string>): Span[] {
  // Every character stays in its place.
  const lower = text.replace(/\p{Lu}/gu, (letter) => (letter === 'İ' ? letter : letter.toLowerCase()))
  const found: Span[] = []
  for (const form of forms)
    for (let start = lower.indexOf(form); start >= 0; start = lower.indexOf(form, start + 1)) {
      const end = start + form.length
      const isPart =
        /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(lower.slice(0, start)) || /^[.,]?\p{N}|^\p{L}/u.test(lower.slice(end))
      if (!isPart) found.push({ start, end })
    }
  return withoutOverlaps(found)
}

function findInText(text: string, forms: () => Iterable<string>) {
  const numbers = findNumbers(text)
  if (numbers.length === 0) return []
  // Digits in an address are no number.
  const isNumber = (start: number, end: number) =>
    numbers.some(({ index, text: { length } }) => start < index + length && index < end)
  const figures = findForms(text, forms()).filter(({ start, end }) => isNumber(start, end))
  const blank = (before: string, { start, end }: Span) =>
    before.slice(0, start) + gap.repeat(end - start) + before.slice(end)
  const rest = figures.reduce(blank, text)
  const beside = figures.flatMap(({ start, end }) => {
    const found = findBesideFigure(rest.slice(0, start), rest.slice(end), text.slice(start, end))
    return found === undefined ? [] : [{ text: found, index: start, isBeside: true }]
  })
  const others = figures.length === 0 ? numbers : findNumbers(rest)
  // A dozen beside a figure is told of once.
  const loose = others.filter((number) => !beside.some((words) => words.text.includes(number.text)))
  return [...beside, ...loose.map((number) => ({ ...number, isBeside: false }))]
}
