import { entriesOf, type Site } from '../content/entries/site.ts'
import { mayHoldNumbers } from '../content/figures/find-numbers.ts'
import { plainText } from '../content/figures/reference.ts'
import { contentKinds, kindOf } from '../content/kinds/routes.ts'
import { offsetOn } from '../content/relations/calendar.ts'
import { textsIn } from '../content/schemas/walk.ts'
import type { HeadSources } from './check-head.ts'

/** What the content lets the heads of pages say: its texts with figures written out, and the offsets of its zones. */
export function headSources(site: Site): Omit<HeadSources, 'figures'> {
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
