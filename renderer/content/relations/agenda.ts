import { formatFigure } from '../figures/format.ts'
import { parseMoment } from '../figures/moment.ts'
import { extentOf, type RelationRule } from './relation.ts'

/**
 * Each item of an agenda begins when the one before it ends; the first begins and the last ends with the announced hours.
 * Items without a time, or with only a beginning, are skipped.
 */
export const agendaIsContiguous: RelationRule = ({ content, figures }) =>
  [content.summit, content.annualSummit].flatMap((summit) => {
    if (!summit) return []
    const { id, data } = summit
    const hours = figures[`${id}/hours`]
    const items = data.agenda.flatMap((_, index) => figures[`${id}/agenda-${index + 1}`] ?? [])
    if (!hours) return []
    const relation = `agenda-${id}`
    return items.flatMap((item, index) => {
      const before = items[index - 1]
      const isRange = typeof item.value === 'string' && parseMoment(item.value)?.kind === 'time-range'
      const { from: begins, to: ends } = extentOf(item) ?? {}
      const expected = before ? extentOf(before)?.to : extentOf(hours)?.from
      const isLast = index === items.length - 1
      if (begins === undefined || expected === undefined) return []
      const tell = (message: string) => ({ relation, location: item.location, message })
      const isContiguous = begins === expected || (!isRange && begins >= expected)
      const other = `${before ? 'the one before it is' : 'the summit'} ${formatFigure(before ?? hours)}`
      const isInTime = !isLast || ends === extentOf(hours)?.to
      const announced = `the announced hours are ${formatFigure(hours)}`
      return [
        ...(isContiguous ? [] : [tell(`the item begins at ${formatFigure(item)}, and ${other}`)]),
        ...(isInTime ? [] : [tell(`the last item of the agenda is ${formatFigure(item)}, and ${announced}`)]),
      ]
    })
  })

/** The agenda runs to the end of the announced hours. */
export const agendaEndsAsAnnounced: RelationRule = ({ content, figures }) => {
  const id = content.summit?.id
  const until = figures[`${id}/agenda-until`]
  const hours = figures[`${id}/hours`]
  if (!until || !hours || extentOf(until)?.from === extentOf(hours)?.to) return []
  const message = `the agenda is said to run to ${formatFigure(until)}, and the announced hours are ${formatFigure(hours)}`
  return [{ relation: 'agenda-end', location: until.location, message }]
}
