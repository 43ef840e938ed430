import type { Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { dayOf, parseMoment } from '../figures/moment.ts'
import { resolveFigure } from '../figures/reference.ts'
import { errorAt } from '../problems/problem.ts'
import { type Rule, writtenTexts } from './rule.ts'

/** The days of the week, Sunday first, as `Date` counts them. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekday = `\\b(?<weekday>${weekdays.join('|')})\\b`
const reference =
  ':stat\\[(?<directive>[^\\]\\n]+)\\](?:\\{[^}\\n]*\\})?|<Stat\\s[^>]*?\\bid=["\'](?<element>[^"\']+)["\'][^>]*>|(?<typed>\\b\\d{1,2} [A-Z][a-z]{2,8} \\d{4}\\b)'
const patterns = [
  new RegExp(`${weekday},?\\s+(?:the\\s+)?(?:${reference})`, 'g'),
  new RegExp(`(?:${reference})(?:,\\s+(?:a\\s+)?|\\s+\\()${weekday}`, 'g'),
]

/**
 * A day of the week beside a date is the right one.
 *
 * Good: `Tuesday, 23 September 2025`, `Tuesday, :stat[day]` (the figure is the same day)
 *
 * Bad: `Monday, 23 September 2025`, `Monday, :stat[day]`
 */
export const weekdaysFit: Rule = (document, { figures }) =>
  writtenTexts(document).flatMap(({ text, placeAt }) =>
    // Most texts name no day, and are skipped at once.
    (text.includes('day') ? patterns : []).flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }) => {
        const date = dateOf(groups, figures, document.scope)
        const written = groups.weekday
        if (!date || !written || date.weekday === written) return []
        const message = `${date.words} is a ${date.weekday}, but the text says ${written}`
        const fix = `write ${date.weekday}, or correct the date`
        return [errorAt(placeAt(index + words.indexOf(written)), 'figures/weekday', message, fix)]
      }),
    ),
  )

/** The date in a match; undefined if its year, and so its day of the week, is not known. */
function dateOf(groups: Readonly<Record<string, string | undefined>>, figures: Figures, scope: string) {
  const id = groups.directive ?? groups.element
  const figure = id === undefined ? undefined : resolveFigure(id.trim(), figures, scope)
  const value = figure ? figure.value : groups.typed
  const moment = typeof value === 'string' ? parseMoment(value) : undefined
  const iso = moment && dayOf(moment)
  if (!iso) return undefined
  const name = weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? ''
  return { words: figure ? formatFigure(figure) : String(value), weekday: name }
}
