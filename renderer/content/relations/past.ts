import type { Content } from '../entries/site.ts'
import type { Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { dayOf, parseMoment } from '../figures/moment.ts'
import { plainText } from '../figures/reference.ts'
import type { Location, Problem } from '../problems/problem.ts'

/** Finds the place of a field of the frontmatter, by its path, in a content file. */
type LocateIn = (file: string, path: readonly (string | number)[]) => Location

/**
 * Warns of what time has overtaken: a day that the page of a summit announces and that is over, and a copyright line that
 * ends with a year that has passed. Warnings never change the exit code.
 *
 * @param today the day of the check, as 2030-06-15; handed in, so that nothing here reads the clock
 * @param locate finds a field of the frontmatter
 */
export function findPast(
  content: Content,
  figures: Figures,
  { today, locate }: { today: string; locate: LocateIn },
): Problem[] {
  return [...findPastDays(content, figures, today), ...findPastCopyright(content, figures, today, locate)]
}

/** Every figure of a summit's page that is a day of the calendar is one that the page announces. */
function findPastDays({ summit, annualSummit }: Content, figures: Figures, today: string): Problem[] {
  const pages = [
    { id: summit.id, announces: `the page still says “${summit.data.banner}”` },
    { id: annualSummit.id, announces: `the page still offers “${annualSummit.data.buttons.register}”` },
  ]
  return pages.flatMap(({ id, announces }) =>
    Object.values(figures).flatMap((figure): Problem[] => {
      if (!figure.id.startsWith(`${id}/`) || typeof figure.value !== 'string') return []
      const moment = parseMoment(figure.value)
      const day = moment && dayOf(moment)
      const age = day ? daysBetween(day, today) : 0
      if (age <= 0) return []
      const says = figure.label ? `the page still announces it as “${figure.label}”` : announces
      const message = `${formatFigure(figure)} was ${age === 1 ? 'yesterday' : `${age} days ago`}, and ${says}`
      return [warning(figure.location, message, 'announce the next date, or say that it is over')]
    }),
  )
}

function findPastCopyright({ settings }: Content, figures: Figures, today: string, locate: LocateIn): Problem[] {
  const { file, id, data } = settings
  const line = plainText(data.footer.copyright, figures, id)
  const years = line.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? []
  const latest = Math.max(...years)
  if (years.length === 0 || latest >= Number(today.slice(0, 4))) return []
  const message = `the copyright line of the footer names ${latest}, which has passed: “${line}”`
  return [warning(locate(file, ['footer', 'copyright']), message, 'name this year, or no year at all')]
}

function warning(location: Location, message: string, fix: string): Problem {
  return { ...location, severity: 'warning', rule: 'figures/past', message, fix }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
