import type { Content } from '../entries/site.ts'
import { type Figures, scopeOf } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { dayOf } from '../figures/moment.ts'
import { plainText } from '../figures/reference.ts'
import { type Problem, warningAt } from '../problems/problem.ts'
import { day } from './time-zone.ts'

const rule = 'figures/past'

/** Warns of past days that the page of a summit still announces: all its figures that are calendar days. */
export function findPastDays({ summit, annualSummit }: Content, figures: Figures, today: string): Problem[] {
  return Object.values(figures).flatMap(({ id, location, label, ...form }) => {
    const isOfSummit = [summit.id, annualSummit.id].includes(scopeOf(id))
    const date = isOfSummit && typeof form.value === 'string' ? dayOf(form.value) : undefined
    const age = date ? (Date.parse(today) - Date.parse(date)) / day : 0
    if (age <= 0) return []
    const was = `${formatFigure(form)} was ${age === 1 ? 'yesterday' : `${age} days ago`}`
    const [says, fix] = label
      ? [`still announces it as “${label}”`, 'announce the next date, or say that it is over']
      : ['now says so', 'announce the next date as soon as it is set']
    return [warningAt(location, rule, `${was}, and the page ${says}`, fix)]
  })
}

/** Warns of a copyright line that ends with a year that has passed. */
export function findPastCopyright(site: Content, figures: Figures, today: string): Problem[] {
  const { id, file, data } = site.settings
  const line = plainText(data.footer.copyright, figures, id)
  const years = line.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? []
  const latest = Math.max(...years)
  if (years.length === 0 || latest >= Number(today.slice(0, 4))) return []
  const message = `the year ${latest} in the copyright line of the footer has passed: “${line}”`
  return [warningAt({ file, path: ['footer', 'copyright'] }, rule, message, 'name this year, or no year at all')]
}
