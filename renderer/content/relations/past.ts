import type { Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import type { Problem } from '../problem.ts'
import type { Content } from '../site.ts'

/**
 * Warns of what time has overtaken: registration that is announced as open for a summit that is over, a date for early
 * birds that is gone. Warnings never change the exit code.
 *
 * @param today the day of the check, as 2025-09-23; handed in, so that nothing here reads the clock
 */
export function findPast(content: Content, figures: Figures, today: string): Problem[] {
  const { summit, annualSummit } = content
  const dates = [
    { id: `${summit.id}/date`, says: 'the page still announces that registration is open' },
    { id: `${annualSummit.id}/date`, says: 'the page still announces the summit' },
    { id: `${annualSummit.id}/early-bird`, says: 'the page still announces early bird pricing' },
  ]
  return dates.flatMap(({ id, says }): Problem[] => {
    const figure = figures[id]
    const age = figure && typeof figure.value === 'string' ? daysBetween(figure.value, today) : 0
    if (!figure || age <= 0) return []
    const message = `${formatFigure(figure)} was ${age === 1 ? 'yesterday' : `${age} days ago`}, and ${says}`
    return [
      {
        ...figure.location,
        severity: 'warning',
        rule: 'figures/past',
        message,
        mend: 'announce the next date, or say that it is over',
      },
    ]
  })
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
