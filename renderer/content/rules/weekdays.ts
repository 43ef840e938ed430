import type { Figure } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { dayOf } from '../figures/moment.ts'
import { resolveFigure } from '../figures/reference.ts'
import { errorAt } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

/** The days of the week, Sunday first, as `Date` counts them. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const typedDate = /\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/g
/** A day of the week, with what may join it to the date before it or behind it. */
const joined = new RegExp(`(,\\s+(?:a\\s+)?|\\s+\\()?\\b(${weekdays.join('|')})\\b(,?\\s+(?:the\\s+)?)?`, 'g')

/**
 * A day of the week beside a date is the right one.
 *
 * Good: `Tuesday, 23 September 2025`, `Tuesday, :stat[day]` (the figure is the same day)
 *
 * Bad: `Monday, 23 September 2025`, `Monday, :stat[day]`
 */
export const weekdaysFit: Rule = (document, index) =>
  readerTexts(document).flatMap(({ text, figures, placeAt }) => {
    // Most texts name no day, and are skipped at once.
    if (!text.includes('day')) return []
    const typed = [...text.matchAll(typedDate)].map(({ 0: value, index: start }) => ({
      ...{ value, words: value, start, end: start + value.length },
    }))
    const shown = figures.flatMap(({ id, index: start, length }) => {
      const figure = resolveFigure(id, index.figures, document.scope)
      return figure ? [{ value: figure.value, words: formatFigure(figure), start, end: start + length }] : []
    })
    const dates = [...typed, ...shown]
    return [...text.matchAll(joined)].flatMap(({ 0: match, 1: behind, 2: written = '', 3: before, index: start }) => {
      const end = start + match.length
      const date = dates.find((beside) => (behind && beside.end === start) || (before && beside.start === end))
      const right = date && weekdayOf(date.value)
      if (!right || written === right) return []
      const message = `${date.words} is a ${right}, but the text says ${written}`
      const place = placeAt(start + match.indexOf(written))
      return [errorAt(place, 'figures/weekday', message, `write ${right}, or correct the date`)]
    })
  })

/** The weekday of a date; undefined if its year, and so its day of the week, is not known. */
function weekdayOf(value: Figure['value']): string | undefined {
  const iso = typeof value === 'string' ? dayOf(value) : undefined
  return iso ? weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()] : undefined
}
