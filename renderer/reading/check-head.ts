import { covers } from '../content/entries/accepted.ts'
import type { FigureForm } from '../content/figures/figure.ts'
import { type FoundNumber, findNumbers } from '../content/figures/find-numbers.ts'
import { machineFigure } from '../content/figures/format.ts'
import type { HeadValue } from './read-head.ts'

/** A number in the head of a page that neither the content nor a figure says. */
export interface LooseHeadNumber extends Pick<FoundNumber, 'text' | 'index'> {
  /** The field that it is in. */
  place: string
  /** The text around it. */
  context: string
}

/** What may be said in the head of a page. */
export interface HeadSources {
  /** The figures that the page shows. */
  figures: readonly FigureForm[]
  /** Texts of the content with their figures written out; their numbers are references or accepted. */
  texts: ReadonlySet<string>
  /** The zones' offsets that the content leads to. */
  offsets: ReadonlySet<string>
}

const moment = /^(\d{4}(?:-\d{2}){0,2})(?:T(\d{2}:\d{2})(?::00)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The numbers in the head of a page that come from nowhere: a text must be one that the content holds, a date, a time or a
 * number must be that of a figure which the page shows.
 */
export function findLooseInHead(values: readonly HeadValue[], sources: HeadSources): LooseHeadNumber[] {
  const machine = machineForms(sources.figures)
  const told = new Set<string>()
  return values
    .flatMap(({ place, value }) => {
      if (typeof value === 'number' || moment.test(value)) {
        const text = String(value)
        // As code would write it: `startDate: 2030-06-15`.
        const context = `${place.replace(/^.*\./, '')}: ${text}`
        const index = context.length - text.length
        return isKnown(text, machine, sources.offsets) ? [] : [{ text, place, context, index }]
      }
      const context = value.replace(/\s+/g, ' ').trim()
      // Looking for numbers takes much longer, and most of these are the very texts of the content.
      if (sources.texts.has(context)) return []
      return findNumbers(context)
        .filter((found) => !isSaid(context, found, sources.texts))
        .map(({ text, index }) => ({ text, place, context, index }))
    })
    .filter(({ text, index, context }) => {
      // The head of a page has its title several times.
      const key = `${text} ${index} ${context}`
      return !told.has(key) && told.add(key)
    })
}

/** Whether a text of the content says a number with the words around it. */
function isSaid(context: string, found: FoundNumber, texts: ReadonlySet<string>): boolean {
  for (const text of texts) if (covers(context, text, found)) return true
  return false
}

/** What machines read of figures, each end of a range for itself. */
function machineForms(figures: readonly FigureForm[]): ReadonlySet<string> {
  return new Set(
    figures.flatMap((figure) => {
      const { value } = machineFigure(figure)
      return [value, ...value.split('/')]
    }),
  )
}

function isKnown(text: string, machine: ReadonlySet<string>, offsets: ReadonlySet<string>): boolean {
  if (machine.has(text)) return true
  const [, date = '', time, offset] = moment.exec(text) ?? []
  if (!date || !time) return false
  return machine.has(date) && machine.has(time) && (!offset || machine.has(offset) || offsets.has(offset))
}
