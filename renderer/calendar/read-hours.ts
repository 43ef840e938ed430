import { parseMoment } from '../content/figures/moment.ts'

/** Start and end of hours as the content has them, `09:30-11:00` with either dash; its schemas let nothing else through. */
export function readHours(written: string) {
  const hours = parseMoment(written)
  const [from, to] = hours?.points ?? []
  if (hours?.kind !== 'time-range' || !from || !to) throw new Error(`the hours ${written} are not a time range`)
  return { ...hours, from, to }
}
