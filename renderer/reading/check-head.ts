import { covers } from '../content/entries/accepted.ts'
import { entriesOf, type Site } from '../content/entries/site.ts'
import type { FigureForm } from '../content/figures/figure.ts'
import { type FoundNumber, findNumbers, mayHoldNumbers } from '../content/figures/find-numbers.ts'
import { machineFigure } from '../content/figures/format.ts'
import { plainText } from '../content/figures/reference.ts'
import { contentKinds, kindOf } from '../content/kinds/routes.ts'
import { offsetOn } from '../content/relations/time-zone.ts'
import { textsIn } from '../content/schemas/walk.ts'
import type { HeadValue } from './read-head.ts'

/** What the content lets the heads of pages say: its texts with figures written out, and the offsets of its zones. */
export function headSources(site: Site): { texts: ReadonlySet<string>; offsets: ReadonlySet<string> } {
  const texts = contentKinds
    .flatMap((kind) =>
      entriesOf(site, kind).flatMap(({ id, data }) =>
        textsIn(kindOf(kind).schema, data)
          .filter(({ role }) => role !== 'note')
          // A reference may show a number.
          .filter(({ text }) => text.includes(':stat[') || mayHoldNumbers(text))
          .map(({ text }) => plainText(text, site.figures, id)),
      ),
    )
    // A text of digits alone could be part of any sentence.
    .filter((text) => /\p{L}/u.test(text) && mayHoldNumbers(text))
    .map((text) => text.replace(/\s+/g, ' ').trim())
  const { date, timeZone } = site.annualSummit.data
  return { texts: new Set(texts), offsets: new Set([offsetOn(date, timeZone)]) }
}

const moment = /^(\d{4}(?:-\d{2}){0,2})(?:T(\d{2}:\d{2})(?::00)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The numbers in the head of a page that come from nowhere, each with its field and the text around it: a text must be
 * one that the content holds, a date, a time or a number must be that of a figure which the page shows (`figures`).
 */
export function findLooseInHead(
  values: readonly HeadValue[],
  figures: readonly FigureForm[],
  { texts, offsets }: ReturnType<typeof headSources>,
) {
  if (values.length === 0) return []
  // Each end of a range for itself.
  const machine = new Set(figures.flatMap((figure) => machineFigure(figure).value.split('/')))
  const reported = new Set<string>()
  return values
    .flatMap(({ place, value }) => {
      if (typeof value === 'number' || moment.test(value)) {
        const text = String(value)
        // As code would write it: `startDate: 2030-06-15`.
        const context = `${place.replace(/^.*\./, '')}: ${text}`
        const index = context.length - text.length
        return isKnown(text, machine, offsets) ? [] : [{ text, place, context, index }]
      }
      const context = value.replace(/\s+/g, ' ').trim()
      // Looking for numbers takes much longer, and most of these are the very texts of the content.
      if (texts.has(context)) return []
      return findNumbers(context)
        .filter((found) => !isSaid(context, found, texts))
        .map(({ text, index }) => ({ text, place, context, index }))
    })
    .filter(({ text, index, context }) => {
      // The head of a page has its title several times.
      const key = `${text} ${index} ${context}`
      return !reported.has(key) && reported.add(key)
    })
}

/** Whether a text of the content says a number with the words around it. */
function isSaid(context: string, found: FoundNumber, texts: ReadonlySet<string>): boolean {
  for (const text of texts) if (covers(context, text, found)) return true
  return false
}

function isKnown(text: string, machine: ReadonlySet<string>, offsets: ReadonlySet<string>): boolean {
  if (machine.has(text)) return true
  const [, date = '', time, offset] = moment.exec(text) ?? []
  if (!date || !time) return false
  return machine.has(date) && machine.has(time) && (!offset || machine.has(offset) || offsets.has(offset))
}
