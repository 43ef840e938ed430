import type { Content } from '../entries/site.ts'
import type { Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { dayOf, parseMoment } from '../figures/moment.ts'
import { plainText } from '../figures/reference.ts'
import type { Place, Problem } from '../problems/problem.ts'

/** Warns of past days that the page of a summit still announces: all its figures that are calendar days. */
export function findPastDays({ summit, annualSummit }: Content, figures: Figures, today: string): Problem[] {
  return [summit.id, annualSummit.id].flatMap((id) =>
    Object.values(figures).flatMap((figure): Problem[] => {
      if (!figure.id.startsWith(`${id}/`) || typeof figure.value !== 'string') return []
      const moment = parseMoment(figure.value)
      const day = moment && dayOf(moment)
      const age = day ? (Date.parse(today) - Date.parse(day)) / 86_400_000 : 0
      if (age <= 0) return []
      const was = `${formatFigure(figure)} was ${age === 1 ? 'yesterday' : `${age} days ago`}`
      const { label, location } = figure
      if (!label)
        return [warning(location, `${was}, and the page now says so`, 'announce the next date as soon as it is set')]
      const message = `${was}, and the page still announces it as “${label}”`
      return [warning(location, message, 'announce the next date, or say that it is over')]
    }),
  )
}

/** Warns of a copyright line that ends with a year that has passed. */
export function findPastCopyright(site: Content, figures: Figures, today: string): Problem[] {
  const { id, file, data } = site.settings
  const line = plainText(data.footer.copyright, figures, id)
  const years = line.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? []
  const latest = Math.max(...years)
  if (years.length === 0 || latest >= Number(today.slice(0, 4))) return []
  const message = `the year ${latest} in the copyright line of the footer has passed: “${line}”`
  return [warning({ file, path: ['footer', 'copyright'] }, message, 'name this year, or no year at all')]
}

function warning(place: Place, message: string, fix: string): Problem {
  return { ...place, severity: 'warning', rule: 'figures/past', message, fix }
}
