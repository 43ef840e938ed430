import { dayOf, parseMoment } from '../../../renderer/content/figures/moment.ts'
import { correct } from './figure-edits.ts'
import { followCheck } from './follow-check.ts'
import type { Look, Writer } from './writer.ts'

/** Moves every day that the pages of the summits announce by a year, and those that a relation ties to them. */
export async function postponeSummits(writer: Writer): Promise<string> {
  const look = writer.look()
  const days = daysOfSummits(look)
  correct(
    writer,
    look,
    days.map(({ id, day }) => [id, aYearLater(day)]),
  )
  const followed = followCheck(writer)
  return `${days.map(({ id }) => id).join(', ')}, and what the check asked for: ${followed}`
}

/** The days of the summits, by the ids of their figures, that of the online summit first. */
export function daysOfSummits({ site, figures, ledger }: Look): { id: string; day: string }[] {
  const scopes = [site?.summit.id, site?.annualSummit.id]
  const chosen = new Set(Object.keys(figures).filter((id) => scopes.includes(id.split('/')[0])))
  const relations = (ledger?.relations ?? []).map((relation) =>
    'parts' in relation ? [relation.whole, ...relation.parts] : relation.figures,
  )
  const days = new Map(
    Object.values(figures).flatMap(({ id, value }): [string, string][] => {
      const moment = typeof value === 'string' ? parseMoment(value) : undefined
      const day = moment && dayOf(moment)
      return day && ledger?.figures.some((entry) => entry.id === id) ? [[id, day]] : []
    }),
  )
  for (let size = -1; size < chosen.size; ) {
    size = chosen.size
    for (const ids of relations)
      if (ids.some((id) => chosen.has(id) && days.has(id))) for (const id of ids) chosen.add(id)
  }
  const first = `${site?.summit.id}/date`
  return [...new Set([first, ...chosen])].flatMap((id) => {
    const day = days.get(id)
    return day ? [{ id, day }] : []
  })
}

/** The same day of the next year, or the last of February. */
export function aYearLater(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const later = new Date(Date.UTC((year ?? 0) + 1, (month ?? 1) - 1, date))
  const isSameMonth = later.getUTCMonth() + 1 === month
  return (isSameMonth ? later : new Date(Date.UTC((year ?? 0) + 1, month ?? 1, 0))).toISOString().slice(0, 10)
}
