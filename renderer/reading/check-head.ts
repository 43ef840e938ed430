import type { FigureForm } from '../content/figures/figure.ts'
import { findNumbers } from '../content/figures/find-numbers.ts'
import { displayForms, formatFigure, machineFigure } from '../content/figures/format.ts'
import type { HeadValue } from './read-head.ts'

/** A day or time for machines, which may have an offset: `2030-06-15T14:00+02:00`. */
const moment = /^(\d{4}(?:-\d{2}){0,2})(?:T(\d{2}:\d{2})(?::00)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** The numbers in the head of a page that none of the page's figures reads like, each with its field and the text around it. */
export function findLooseInHead(values: readonly HeadValue[], figures: readonly FigureForm[]) {
  if (values.length === 0) return []
  // Each end of a range for itself.
  const said = new Set(
    figures.flatMap((figure) => [
      ...machineFigure(figure).value.split('/'),
      ...displayForms.map((form) => formatFigure(figure, form).toLowerCase()),
    ]),
  )
  const loose = values.flatMap(({ place, value }) => {
    const text = String(value).replace(/\s+/g, ' ').trim()
    const times = typeof value === 'number' ? [text] : moment.exec(text)?.slice(1).filter(Boolean)
    if (times?.every((time) => said.has(time))) return []
    // As code would write it: `startDate: 2030-06-15`.
    const context = times ? `${place.replace(/^.*\./, '')}: ${text}` : text
    const numbers = times ? [{ text, index: context.length - text.length }] : findNumbers(text)
    return numbers
      .filter((number) => !said.has(number.text.toLowerCase()))
      .map((number) => ({ ...number, place, context }))
  })
  // The head of a page has its title several times.
  return [...new Map(loose.map((number) => [`${number.index} ${number.context}`, number])).values()]
}
